import type { AppealOutcome } from "#app/domain/appeals/input.ts";
import type { Decision } from "#app/domain/reports/input.ts";
import type { Reason } from "#app/domain/reports/limits.ts";
import type { ModerationAct } from "#app/domain/reports/log.ts";
import type { CaseState } from "#app/domain/reports/case-states.ts";
import type { ReadyReason, Rule } from "#app/domain/reports/rules.ts";

/** The name of each reason for a report, as neighbours who read English see it. */
export type ReasonNames = Record<Reason, string>;

export const DECISION_NAMES: Record<Decision, string> = {
  hide: "Hidden",
  restore: "Found fine",
  remove: "Removed",
};

/** What an appeal is against. */
export const AGAINST_NAMES: Record<"hide" | "remove" | "ban", string> = {
  hide: "Hidden",
  remove: "Removed",
  ban: "Banned",
};

/** The states by which cases are listed. */
export const STATE_NAMES: Record<CaseState, string> = {
  open: "Open",
  urgent: "Open and urgent",
  decided: "Decided",
  ...DECISION_NAMES,
};

export const OUTCOME_NAMES: Record<AppealOutcome, string> = {
  upheld: "The decision stands",
  reversed: "The author was right",
};

/** The name of each rule, as neighbours who read English see it. */
export type RuleNames = Record<Rule, string>;

/** The same with the sentence of each, and the ready reasons that can take its place. */
export interface RuleTexts {
  names: RuleNames;
  sentences: Record<Rule, string>;
  ready: Record<ReadyReason, string>;
}

export const STEP_NAMES: Record<ModerationAct, string> = {
  open: "reported for the first time",
  catch: "caught by a word rule: held",
  reopen: "reported again: reopened",
  detect: "a scan recognised known abuse material",
  "auto-hide": "hidden automatically",
  "auto-flag": "put behind a tap automatically",
  "let-go": "deleted: its time was over",
  "ban-over": "the ban ended",
  "take-up": "took it up, though nobody had reported it",
  hide: "hid it",
  restore: "found it fine",
  remove: "removed it",
  undo: "undid that",
  ban: "banned the author",
  "lift-ban": "lifted the ban",
  hold: "put it on hold",
  "lift-hold": "lifted the hold",
  abusive: "found reports abusive",
  "not-abusive": "no longer found reports abusive",
  "end-reporting": "stopped taking the reporter’s reports",
  "allow-reporting": "let the reporter report again",
  appeal: "the author asked for a second look",
  uphold: "looked again: the decision stands",
  reverse: "looked again: the author was right",
  "make-rule": "made the word rule",
  "change-rule": "changed the word rule",
  "switch-on": "switched on the word rule",
  "switch-off": "switched off the word rule",
  "delete-rule": "deleted the word rule",
};
