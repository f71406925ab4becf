import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";
import { wordsInput } from "#app/domain/posts/input.ts";
import { isVisible } from "#app/domain/visible-text.ts";
import { REASONS, WORDS_LENGTH } from "./limits.ts";
import { readyReasonOf, RULES } from "./rules.ts";

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

const NoRule = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/**
 * Why something is done, for its author to read: the rule or one of its ready reasons, which stand for a sentence in their
 * language, and words that the moderator adds. A ready reason of another rule was chosen before this rule was, and is
 * dropped. A ban needs words; what takes nothing away needs neither. A form without the field of the rule comes from a page
 * that is older than the rules: then words are needed.
 */
export function groundsInputFor(act: CaseAct) {
  const isReasonless = REASONLESS.has(act);
  const rule = v.nullish(v.picklist(RULES, "decision-rule-missing"), null);
  return v.pipe(
    v.object({
      rule: isReasonless ? NoRule : rule,
      readyReason: v.optional(v.string(), ""),
      reason: wordsInput(WORDS_LENGTH),
    }),
    v.check(({ rule: named, reason }) => {
      const needsWords = !isReasonless && (named === null || act === "ban");
      return isVisible(reason) || (reason === "" && !needsWords);
    }, "decision-reason-missing"),
    v.transform(({ readyReason, ...given }) => ({
      ...given,
      readyReason: readyReasonOf(given.rule, readyReason),
    })),
  );
}

/** How a moderator names other things of a case's author that are to be decided alike, as they have seen them. */
export const SeenThingInput = v.pipe(
  boundedText(48, "form-unreadable"),
  v.regex(/^[\w-]{16} (?:post|[\w-]{16}) \d{1,6} [01]$/),
  v.transform((written) => {
    const [thread = "", of = "", reportCount, isChildSafety] = written.split(" ");
    return { thread, of, reportCount: Number(reportCount), isChildSafety: isChildSafety === "1" };
  }),
);
