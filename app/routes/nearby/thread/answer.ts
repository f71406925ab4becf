import { AGE_FIELD, askAge } from "#app/routes/nearby/age-field.ts";
import { problemOf, type Problem } from "#app/routes/nearby/problem.ts";
import type { WritingRefusal } from "#app/routes/nearby/refusal-words.ts";

/** What a form of a thread is told: what it asked for, and what was wrong with that. */
export interface ThreadAnswer {
  operation: string;
  /** Undefined where it was done. */
  problem: Problem | undefined;
  /** What age it takes, where its sender has yet to say how old they are; else null. */
  age: number | null;
  /** As it was sent: a comment and its key, or a reaction and whether it is wanted. */
  text: string;
  sendKey: string;
  reaction: string;
}

/** The answer to a form with these fields. */
export function answerTo(
  { operation = "", text = "", sendKey = "", reaction = "" }: Record<string, string>,
  problem?: Problem,
  age: number | null = null,
): ThreadAnswer {
  return { operation, problem, age, text, sendKey, reaction };
}

/** The answer to a form with these fields that was refused. Who was not asked for their age yet is asked. */
export function answerToRefused(
  fields: Record<string, string>,
  refusal: WritingRefusal,
): ThreadAnswer {
  if (refusal.reason !== "age-unknown") return answerTo(fields, problemOf(refusal));
  const { leastAge } = refusal;
  const isAsked = fields[AGE_FIELD] !== undefined;
  const problem = isAsked ? problemOf(refusal) : { of: AGE_FIELD, words: askAge(leastAge) };
  return answerTo(fields, problem, leastAge);
}
