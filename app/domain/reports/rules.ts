import { READY_REASONS, RULES } from "#app/db/closed-lists.ts";
import type { ReadyReason } from "#app/db/moderation-schema.ts";
import type { Reason } from "./limits.ts";

export { READY_REASONS, RULES };
export type { ReadyReason };
export type Rule = (typeof RULES)[number];

/** The rule of each reason for a report; null where the report does not say. */
const RULE_OF: Record<Reason, Rule | null> = {
  "child-safety": "child-safety",
  violence: "violence",
  harassment: "harassment",
  "private-information": "private-information",
  spam: "spam",
  other: null,
};

/** The rule that most of the reports are about, of several the first in the list; null if they do not say. */
export function ruleOfReports(reports: readonly { reason: Reason }[]): Rule | null {
  const named = reports.map(({ reason }) => RULE_OF[reason]);
  const counts = RULES.map((rule) => named.filter((each) => each === rule).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (RULES[counts.indexOf(most)] ?? null);
}

/**
 * The ready reason with this name, if it belongs to the rule; null otherwise. A release without ready reasons leaves an
 * old one in place when somebody decides again by another rule.
 */
export function readyReasonOf(rule: Rule | null, named: string | null): ReadyReason | null {
  const ready: readonly ReadyReason[] = rule === null ? [] : READY_REASONS[rule];
  return ready.find((each) => each === named) ?? null;
}
