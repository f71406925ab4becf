import * as v from "valibot";
import { wordsInput } from "#app/domain/posts/input.ts";
import { WORDS_LENGTH } from "#app/domain/reports/limits.ts";
import { isVisible } from "#app/domain/visible-text.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { APPEAL_LENGTH } from "./limits.ts";

/** Which decision an appeal is about: that on a case's thing, or, `of=ban`, that its author is banned. */
export const AppealedInput = v.pipe(
  v.object(
    {
      case: WholeNumberInput,
      of: v.optional(v.picklist(["thing", "ban"], "form-unreadable"), "thing"),
    },
    "form-unreadable",
  ),
  v.transform((named) => ({ caseId: named.case, isBan: named.of === "ban" })),
);

export type Appealed = v.InferOutput<typeof AppealedInput>;

/** What somebody says for themselves. */
export const AppealWordsInput = v.pipe(
  v.optional(wordsInput(APPEAL_LENGTH), ""),
  v.check(isVisible, "words-missing"),
);

export const APPEAL_OUTCOMES = ["upheld", "reversed"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What the author is answered. */
export const AppealAnswerInput = v.pipe(
  wordsInput(WORDS_LENGTH),
  v.check(isVisible, "decision-reason-missing"),
);
