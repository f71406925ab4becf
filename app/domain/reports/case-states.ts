import { DECISIONS } from "./input.ts";

/** The states by which cases can be listed. Urgent are open ones that are hidden, behind a tap or about a child. */
export const CASE_STATES = ["open", "urgent", "decided", ...DECISIONS] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Whether cases in this state are decided. */
export function isDecidedState(state: CaseState): boolean {
  return state !== "open" && state !== "urgent";
}
