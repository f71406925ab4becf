import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { wordSet } from "#test/word-sets.ts";
import { judgeWords, queryWordRules } from "./judge-words.ts";
import { readLines } from "./lines.ts";
import { findLine } from "./match.ts";
import { readText } from "./read-text.ts";

/* How much of a set the rules of a new database find: `test/word-sets.ts` says which parts they were written by. */

await layStarterRules();
const RULES = await queryWordRules(openDatabase(env.DB));

function judged(texts: readonly string[]) {
  const verdicts = texts.map((text) => judgeWords(RULES, { text }));
  const held = verdicts.filter(({ caught }) => caught).length;
  const asked = verdicts.filter(({ question }) => question).length;
  return { held, found: held + asked };
}

/** At least so many are found, and held; of the everyday sentences at most so many are asked about, and none is held. */
const FLOORS = {
  seen: { threats: 30, heldThreats: 11, approaches: 30, numbers: 30, everyday: 0 },
  unseen: { threats: 30, heldThreats: 10, approaches: 28, numbers: 30, everyday: 0 },
  building: { threats: 60, heldThreats: 8, approaches: 50, numbers: 0, everyday: 0 },
  "another-hand": { threats: 44, heldThreats: 26, approaches: 0, numbers: 48, everyday: 1 },
};
const SIZES = {
  seen: [30, 30, 30, 206],
  unseen: [30, 30, 30, 206],
  building: [60, 50, 0, 81],
  "another-hand": [50, 0, 50, 400],
};
const KINDS = ["threats", "approaches", "numbers"] as const;

describe.each(["seen", "unseen", "building", "another-hand"] as const)("the part “%s”", (part) => {
  const floors = FLOORS[part];

  it("is there in full", () => {
    const sizes = [...KINDS, "everyday" as const].map((kind) => wordSet(part, kind).length);
    expect(sizes).toEqual(SIZES[part]);
  });

  it.each(KINDS)("enough %s are found", (kind) => {
    expect(judged(wordSet(part, kind)).found).toBeGreaterThanOrEqual(floors[kind]);
  });

  it("has threats that are held", () => {
    expect(judged(wordSet(part, "threats")).held).toBeGreaterThanOrEqual(floors.heldThreats);
  });

  it("no everyday sentence is held, and hardly any is asked about", () => {
    const { held, found } = judged(wordSet(part, "everyday"));
    expect(held).toBe(0);
    expect(found).toBeLessThanOrEqual(floors.everyday);
  });
});

it("a text takes few steps for all rules together, however it is typed", () => {
  const letters = Array.from({ length: 250 }, (_, index) =>
    "mardungtelki".charAt((index * index * 7 + index * 3 + (index >> 3)) % 12),
  );
  const texts = [letters.join(" "), "m * r d * n 1 * ".repeat(31), "t e r a ".repeat(62)];
  const lines = RULES.flatMap(({ patterns }) => readLines(patterns).lines);
  for (const text of texts) {
    const read = readText(text);
    let steps = 0;
    for (const line of lines) findLine(read, line, (more) => (steps += more));
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(60_000);
  }
});
