import type { Switched } from "./push-switch.ts";

/** What is known of the notifications of this browser. */
export interface PushState {
  /** What was told last of them; undefined before anything was. */
  known: Exclude<Switched, { outcome: "failed" }> | undefined;
  /** Why nothing was told the last time; empty where something was. */
  problem: string;
  isAsking: boolean;
}

export const UNKNOWN: PushState = { known: undefined, problem: "", isAsking: true };

/** What is known while it is asked for, and once this was told: what has failed changes nothing of what was chosen. */
export function afterTold({ known }: PushState, told: Switched | "asking"): PushState {
  if (told === "asking") return { known, problem: "", isAsking: true };
  if (told.outcome === "failed") return { known, problem: told.problem, isAsking: false };
  return { known: told, problem: "", isAsking: false };
}
