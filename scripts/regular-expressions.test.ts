import { strict as assert } from "node:assert";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { faultOf, keyOf, lineOf, readProven } from "./prove-patterns.ts";
import { patternsIn, readPatterns } from "./regular-expressions.ts";

/** Other patterns found safe are remembered beside the packages. */
const CACHE = "node_modules/.cache/nukkad-patterns/safe.txt";

function faultsIn(text: string): (string | undefined)[] {
  return patternsIn("planted.tsx", text).map(faultOf);
}

test("every regular expression of the product takes linear time", () => {
  const patterns = readPatterns();
  assert.ok(patterns.length > 80, `only ${patterns.length} were found`);
  const cached = existsSync(CACHE) ? readFileSync(CACHE, "utf8").split("\n") : [];
  const safe = new Set([...readProven(), ...cached]);
  const unknown = patterns.filter((each) => !safe.has(lineOf(each)) && !safe.has(keyOf(each)));
  assert.deepEqual(unknown.map(faultOf).filter(Boolean), []);
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, patterns.map(keyOf).join("\n"));
});

test("each proof that is kept is of a pattern in use; if not, run node scripts/prove-patterns.ts", () => {
  const lines = new Set(readPatterns().map(lineOf));
  assert.deepEqual(
    readProven().filter((line) => !lines.has(line)),
    [],
  );
});

test("the pattern that once took 28 seconds is refused wherever it is written", () => {
  const price = String.raw`^\s*(-?(\d+(\.\d*)?|\.\d+))?\s*$`;
  for (const planted of [
    `const DECIMAL = /${price}/;`,
    `const DECIMAL = new RegExp(${JSON.stringify(price)});`,
    `const NumberInput = v.pipe(v.string(), v.regex(/${price}/u));`,
    String.raw`const Price = () => <input pattern="\s*\d*\s*" />;`,
  ]) {
    const [fault] = faultsIn(planted);
    assert.match(fault ?? "", /^planted\.tsx:1 .*: polynomial on /, planted);
  }
});

test("a pattern that takes exponential time is refused", () => {
  assert.match(
    faultsIn("\n/^(a|a)*$/.test(text);")[0] ?? "",
    /^planted\.tsx:2 .*: exponential on /,
  );
});

test("Valibot's own patterns are found by the names of their actions", () => {
  const found = patternsIn("planted.ts", "v.pipe(v.string(), v.email(), v.isoDate(), v.trim());");
  assert.equal(found.length, 2);
  assert.match("asha@example.com", new RegExp(found[0]?.source ?? "", found[0]?.flags));
});

test("a pattern that is put together at run time is refused", () => {
  assert.throws(() => patternsIn("planted.ts", "new RegExp(`^${word}$`)"), /cannot be checked/);
  assert.throws(() => patternsIn("planted.ts", "RegExp(word, 'g')"), /cannot be checked/);
});
