import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { wordRules, type Caught } from "#app/db/word-rules-schema.ts";
import { readLines, type Line } from "./lines.ts";
import { findLine } from "./match.ts";
import { readText, type ReadText } from "./read-text.ts";
import { findPhoneNumber } from "./phone-numbers.ts";
import type { AskedFirst, FoundWords } from "./refusals.ts";
import { findUpiId } from "./upi-ids.ts";

export type WordRule = typeof wordRules.$inferSelect;

/** What a rule looks for. */
export type Looked = Pick<WordRule, "patterns" | "detector">;

/** What neighbours read of a post or comment. */
interface Words {
  text: string;
  venue?: string;
}

/** What becomes of words: they are held, or their writer is asked first, or neither. */
export interface Verdict {
  caught: Caught | undefined;
  question: AskedFirst | undefined;
}

const DETECT = { phone: findPhoneNumber, upi: findUpiId };

/** The query for the rules that are on, for use in a batch: there are few. */
export function queryWordRules(db: Database) {
  return db.select().from(wordRules).where(eq(wordRules.isOn, true)).orderBy(wordRules.id);
}

/**
 * Judges words by rules. What one of them holds is not asked about. `asItIs` is the mark of words that their writer
 * wants to send as they are; it stands for no others.
 */
export function judgeWords(rules: readonly WordRule[], words: Words, asItIs = ""): Verdict {
  const finder = findIn(words);
  const found = rules.flatMap((rule) => {
    const there = finder(rule);
    return there === undefined ? [] : [{ rule, words: there }];
  });
  const held = found.find(({ rule }) => rule.act === "hold");
  if (held) {
    const { id, name, reason } = held.rule;
    return { caught: { rule: id, name, reason, words: held.words }, question: undefined };
  }
  const mark = markOf(words);
  if (found.length === 0 || asItIs === mark) return { caught: undefined, question: undefined };
  const named = found.map(({ rule, words }): FoundWords => ({
    of: rule.detector ?? rule.reason,
    words,
  }));
  const each = named.filter(({ of }, index) => named.findIndex((one) => one.of === of) === index);
  return { caught: undefined, question: { reason: "asked-first", found: each, mark } };
}

/** Finds in words what a rule looks for, as it was typed; a number or an id without what is around it. */
export function findIn({ text, venue = "" }: Words): (rule: Looked) => string | undefined {
  const whole = `${text}\n${venue}`;
  let read: ReadText | undefined;
  return ({ patterns, detector }) => {
    const detected = detector === null ? undefined : DETECT[detector](whole);
    if (detected !== undefined) return detected;
    const asRead = (read ??= readText(whole));
    for (const line of linesOf(patterns)) {
      const words = findLine(asRead, line);
      if (words !== undefined) return words;
    }
    return undefined;
  };
}

/** The lines that were parsed last, since every post needs the same ones. */
const readBefore = new Map<string, readonly Line[]>();
const MOST_READ = 100;

function linesOf(patterns: string): readonly Line[] {
  const before = readBefore.get(patterns);
  if (before) return before;
  const { lines } = readLines(patterns);
  if (readBefore.size >= MOST_READ) readBefore.clear();
  readBefore.set(patterns, lines);
  return lines;
}

/** The mark of exactly these words. */
function markOf({ text, venue = "" }: Words): string {
  return createHash("sha256")
    .update(JSON.stringify([text, venue]))
    .digest("base64url")
    .slice(0, 22);
}
