import type { Problem } from "#app/device/problem.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import type { Unsent } from "#app/ui/unreachable.ts";
import { askAge, problemOf, type WritingRefusal } from "./refusals.ts";

/** What the server says is wrong; or why it said nothing, which the page has words for. */
export type ThreadProblem = Problem | { of: "form"; failure: Unsent | "ended" };

/** The answer to a form of a thread. */
export interface ThreadAnswer {
  operation: string;
  /** Undefined if it was done. */
  problem: ThreadProblem | undefined;
  /** The age that its sender must still confirm; null if none. */
  age: number | null;
  /** What was sent: a comment and its key, or a reaction and whether it is wanted. */
  text: string;
  sendKey: string;
  reaction: string;
}

export function answerTo(
  { operation = "", text = "", sendKey = "", reaction = "" }: Record<string, string>,
  problem?: ThreadProblem,
  age: number | null = null,
): ThreadAnswer {
  return { operation, problem, age, text, sendKey, reaction };
}

/** The answer to a form that was refused. Somebody who was not asked for their age yet is asked now. */
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
