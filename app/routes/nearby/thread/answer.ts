import type { Problem } from "#app/routes/nearby/problem.ts";

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
