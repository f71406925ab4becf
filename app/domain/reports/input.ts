import * as v from "valibot";
import { REASONS } from "#app/db/closed-lists.ts";
import { wordsInput } from "#app/domain/posts/input.ts";
import { isVisible } from "#app/domain/visible-text.ts";

export { REASONS };
export type Reason = (typeof REASONS)[number];

/** The longest words to a report, and the longest reason of a decision, in UTF-16 units. */
export const WORDS_LENGTH = 500;

/** A report of something in a thread: `of` is `post`, `photo-1`, or the public id of a comment. */
export const ReportInput = v.object({
  of: v.pipe(v.string(), v.regex(/^(?:post|photo-[1-9]|[\w-]{16})$/)),
  reason: v.picklist(REASONS, "Please choose what is wrong"),
  words: v.optional(wordsInput(WORDS_LENGTH), ""),
});

export type Report = v.InferOutput<typeof ReportInput>;

/** What moderators may decide about a thing. */
export const DECISIONS = ["hide", "restore", "remove"] as const;
export type Decision = (typeof DECISIONS)[number];

/** All that moderators may do about a case. */
export const CASE_ACTS = [...DECISIONS, "ban", "lift-ban", "hold", "lift-hold"] as const;
export type CaseAct = (typeof CASE_ACTS)[number];

/** What takes nothing away from anybody needs no reason. */
const REASONLESS = new Set<CaseAct>(["restore", "lift-ban", "hold", "lift-hold"]);

/** Why moderators do this, in words for whom they do it to; may be empty where nothing is taken away. */
export function reasonInputFor(act: CaseAct) {
  return v.pipe(
    wordsInput(WORDS_LENGTH),
    v.check(
      (words) => isVisible(words) || (words === "" && REASONLESS.has(act)),
      "Please say why: its author reads it",
    ),
  );
}
