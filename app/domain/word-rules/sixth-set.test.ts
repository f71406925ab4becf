import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { wordSet } from "#test/word-sets.ts";
import { judgeWords, queryWordRules } from "./judge-words.ts";

/* How much of a set the rules of a new database find: `test/word-sets.ts` says which half they were written by. */

await layStarterRules();
const RULES = await queryWordRules(openDatabase(env.DB));

function judged(texts: readonly string[]) {
  const verdicts = texts.map((text) => judgeWords(RULES, { text }));
  const held = verdicts.filter(({ caught }) => caught).length;
  const asked = verdicts.filter(({ question }) => question).length;
  return { held, found: held + asked };
}

/** At least so many are found, and of the everyday sentences at most so many are asked about. */
const FLOORS = {
  seen: { threats: 30, approaches: 30, numbers: 30, everyday: 0 },
  unseen: { threats: 30, approaches: 28, numbers: 30, everyday: 0 },
};

describe.each(["seen", "unseen"] as const)("the %s half of the set", (half) => {
  it.each(["threats", "approaches", "numbers"] as const)("has %s that are found", (kind) => {
    expect(judged(wordSet(half, kind)).found).toBeGreaterThanOrEqual(FLOORS[half][kind]);
  });

  it("has everyday sentences of which none is held, and hardly one asked about", () => {
    const { held, found } = judged(wordSet(half, "everyday"));
    expect(held).toBe(0);
    expect(found).toBeLessThanOrEqual(FLOORS[half].everyday);
  });
});
