import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  datesToMove,
  editionOf,
  faultsIn,
  listEditions,
  listPromises,
  promisesPage,
  readPromises,
} from "./promises.ts";

test("every promise of the policies has a test, or somebody who keeps it", () => {
  const promises = listPromises();
  assert.ok(promises.length > 80, `only ${promises.length} were found`);
  assert.deepEqual(faultsIn(promises), []);
});

test("docs/promises.md says what the policies say; if not, run node scripts/promises.ts", () => {
  assert.equal(
    readFileSync("docs/promises.md", "utf8"),
    promisesPage(listPromises(), listEditions()),
  );
});

test("a policy that changes needs a new date", () => {
  const write = (text: string, date: string) =>
    `In force since <time datetime="2024-10-03">then</time>, last changed on <time datetime="${date}">now</time>\n\n${text}\n`;
  const edition = (text: string, date: string) =>
    editionOf("privacy-policy", [write(text, date), write("अ", date)]);
  const page = promisesPage([], [edition("A", "2026-11-28")]);
  const late = (text: string, date: string) =>
    datesToMove(page, [edition(text, date)], "2026-12-24");
  assert.deepEqual(late("A", "2026-11-28"), []);
  assert.deepEqual(late("A\n<!-- No promise -->", "2026-11-28"), []);
  assert.deepEqual(late("B", "2026-11-28"), ["privacy-policy"]);
  assert.deepEqual(late("B", "2026-12-24"), []);
  assert.throws(() => editionOf("p", [write("A", "2026-11-28"), write("अ", "2026-12-24")]));
});

test("a comment is about the block above it, or that of the comment above, or, below a blank line, about all since the last one", () => {
  const text = [
    "# Title\n\nHead",
    "## One {#one}\n\nA\nstill a\n\nB\n\n<!-- Kept by: x.test.ts “y” -->\n<!-- Kept by people: z: w -->",
    "- C\n  <!-- Kept by: no test yet -->\n- D\n- D2\n  <!-- Kept by: a.test.ts “b” -->\n  <!-- Kept by: c.test.ts “d” -->\n\n<!-- No promise -->\n\nE\n\n## Two {#two}\n\nF\n\nTerm\n: Definition\n<!-- Kept by: x.test.ts “y” -->\n<!-- Kept by: z.test.ts “y” -->\n",
  ].join("\n\n");
  const read = readPromises("p", text).map(({ anchor, blocks, keptBy }) => [
    anchor,
    blocks,
    keptBy.length,
  ]);
  assert.deepEqual(read, [
    ["", ["Head"], 0],
    ["one", ["A still a", "B"], 2],
    ["one", ["- C"], 1],
    ["one", ["- D2"], 2],
    ["one", ["- D"], 1],
    ["one", ["E"], 0],
    ["two", ["Term", ": Definition"], 2],
    ["two", ["F"], 0],
  ]);
  const faults = faultsIn(readPromises("p", text).slice(1));
  assert.deepEqual(faults, ["p, One: - C", "p, One: E", "p, Two: F"]);
  assert.match(
    promisesPage(readPromises("privacy-policy", text).slice(1, 2), [
      { policy: "privacy-policy", changedOn: "2026-11-28", hash: "" },
    ]),
    /A still a B \| `x\.test\.ts` “y”<br>\*\*people\*\*, z: w \|/,
  );
});
