import { strict as assert } from "node:assert";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { patternsIn, readPatterns, type Pattern } from "./regular-expressions.ts";

// The JavaScript checker: the same result on every machine, and fast enough.
process.env["RECHECK_SYNC_BACKEND"] = "pure";
const { checkSync } = await import("recheck");

/**
 * Repetitions up to 100 are proved by automata; beyond its default of 30 the checker would try random texts. The limit is
 * on steps rather than seconds, so that a busy machine gets the same result.
 */
const BY_PROOF = {
  maxRepeatCount: 100,
  maxSimpleRepeatCount: 100,
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
};

/**
 * What was found safe, which takes a quarter of a minute, is remembered beside the packages: a text, as hashes of all that
 * decides on it.
 */
const CACHE = "node_modules/.cache/nukkad-patterns/safe.txt";
const CHECKER = readFileSync("node_modules/recheck/package.json", "utf8");

const keyOf = ({ source, flags }: Pattern) =>
  createHash("sha256")
    .update(JSON.stringify([CHECKER, BY_PROOF, source, flags]))
    .digest("hex");

/** Why a pattern is refused: the text that takes too long, or that it cannot be decided. Undefined if it is fine. */
function faultOf({ at, source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, BY_PROOF);
  if (found.status === "safe") return undefined;
  const why =
    found.status === "vulnerable"
      ? `${found.complexity.type} on ${found.attack.pattern}`
      : `cannot be decided (${found.error.kind})`;
  return `${at} /${source}/${flags}: ${why}`;
}

function faultsIn(text: string): (string | undefined)[] {
  return patternsIn("planted.tsx", text).map(faultOf);
}

test("every regular expression of the product takes linear time", () => {
  const patterns = readPatterns();
  assert.ok(patterns.length > 80, `only ${patterns.length} were found`);
  const safe = new Set(existsSync(CACHE) ? readFileSync(CACHE, "utf8").split("\n") : []);
  const unknown = patterns.filter((pattern) => !safe.has(keyOf(pattern)));
  assert.deepEqual(unknown.map(faultOf).filter(Boolean), []);
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, patterns.map(keyOf).join("\n"));
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
