import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";
import { wordsInput } from "#app/domain/posts/input.ts";
import { isVisible } from "#app/domain/visible-text.ts";
import { REASONS, WORDS_LENGTH } from "./limits.ts";
import { RULES } from "./rules.ts";

/** `of` is `post`, `photo-1`, or the public id of a comment. */
export const ReportInput = v.object(
  {
    of: v.pipe(
      boundedText(16, "report-thing-unknown"),
      v.regex(/^(?:post|photo-[1-9]|[\w-]{16})$/, "report-thing-unknown"),
    ),
    reason: v.pipe(v.optional(v.string(), ""), v.picklist(REASONS, "report-reason-missing")),
    words: v.optional(wordsInput(WORDS_LENGTH), ""),
  },
  "report-thing-unknown",
);

export type Report = v.InferOutput<typeof ReportInput>;

export const DECISIONS = ["hide", "restore", "remove"] as const;
export type Decision = (typeof DECISIONS)[number];

export const CASE_ACTS = [...DECISIONS, "ban", "lift-ban", "hold", "lift-hold"] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

/** What is done about the reports of a case, and about who sent them. */
export const REPORT_ACTS = ["abusive", "not-abusive", "end-reporting", "allow-reporting"] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];
/** For how many days somebody can be banned. */
export const BAN_DAYS = [7, 30, 365] as const;
export type BanDays = (typeof BAN_DAYS)[number];

/** Nothing is taken away by these, so they need no reason. */
const REASONLESS = new Set<CaseAct>(["restore", "lift-ban", "hold", "lift-hold"]);

/** The reason that the author reads; may be empty where nothing is taken away. */
export function reasonInputFor(act: CaseAct) {
  return v.pipe(
    wordsInput(WORDS_LENGTH),
    v.check(
      (words) => isVisible(words) || (words === "" && REASONLESS.has(act)),
      "decision-reason-missing",
    ),
  );
}

/**
 * The rule that moderators name for what they take away. Empty where nothing is, and undefined from a page of before
 * there were any.
 */
export function ruleInputFor(act: CaseAct) {
  const named = v.picklist(RULES, "decision-rule-missing");
  return REASONLESS.has(act)
    ? v.pipe(
        v.unknown(),
        v.transform(() => null),
      )
    : v.nullish(named, null);
}
