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
export function nextPushState({ known }: PushState, reply: Switched | "asking"): PushState {
  if (reply === "asking") return { known, problem: undefined, isAsking: true };
  if (reply.outcome === "failed") return { known, problem: reply.problem, isAsking: false };
  return { known: reply, problem: undefined, isAsking: false };
}
