import type { Decision, Reason } from "#app/domain/reports/input.ts";
import type { ModerationAct } from "#app/domain/reports/log.ts";
import { safety } from "#app/messages/en/safety.ts";

/** Each reason for a report, as neighbours who read English are asked for it. */
export const REASON_NAMES: Record<Reason, string> = safety.reasons;

export const DECISION_NAMES: Record<Decision, string> = {
  hide: "Hidden",
  restore: "Found to be fine",
  remove: "Removed",
};

export const STEP_NAMES: Record<ModerationAct, string> = {
  open: "reported first",
  reopen: "reported again: open anew",
  "auto-hide": "hidden automatically",
  "let-go": "its term was over: deleted",
  hide: "hid it",
  restore: "found it to be fine",
  remove: "removed it",
  ban: "shut its author out",
  "lift-ban": "let its author in again",
  hold: "had it held",
  "lift-hold": "ended the hold",
};
