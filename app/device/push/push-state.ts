import type { PushProblem, Switched } from "./push-switch.ts";

export interface PushState {
  /** The last answer; undefined before the first. */
  known: Exclude<Switched, { outcome: "failed" }> | undefined;
  /** Why the last question had no answer; undefined if it had one. */
  problem: PushProblem | undefined;
  isAsking: boolean;
}

export const UNKNOWN: PushState = { known: undefined, problem: undefined, isAsking: true };

/** The state while an answer is awaited, and once it is here. A failure leaves the earlier choice as it is. */
export function afterTold({ known }: PushState, told: Switched | "asking"): PushState {
  if (told === "asking") return { known, problem: undefined, isAsking: true };
  if (told.outcome === "failed") return { known, problem: told.problem, isAsking: false };
  return { known: told, problem: undefined, isAsking: false };
}
