import * as v from "valibot";
import { boundedText, stopIfWrong, trimmedText } from "#app/domain/bounded-text.ts";
import { isLongerThan } from "#app/domain/characters.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import {
  DETECTORS,
  LINE_LENGTH,
  MOST_LINES,
  MOST_PARTS,
  NAME_LENGTH,
  REASONS,
  WORD_RULE_ACTS,
} from "./limits.ts";
import { partsOf, readLine } from "./match.ts";

/** No form of ours sends it. */
const WRONG = "form-unreadable";

const MOST_TEXT = MOST_LINES * (LINE_LENGTH + 1);

const linesOf = (patterns: string) => patterns.split("\n");

/** Lines as `match.ts` reads them, without empty ones; may be none. */
const PatternsInput = v.pipe(
  boundedText(MOST_TEXT, "word-rule-too-long"),
  v.transform((typed) =>
    typed
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join("\n"),
  ),
  v.check((patterns) => linesOf(patterns).length <= MOST_LINES, "word-rule-too-long"),
  v.check(
    (patterns) => linesOf(patterns).every((line) => !isLongerThan(LINE_LENGTH, line)),
    "word-rule-too-long",
  ),
  v.check(
    (patterns) => linesOf(patterns).every((line) => partsOf(line).length <= MOST_PARTS),
    "word-rule-many-parts",
  ),
  v.check(
    (patterns) => patterns === "" || linesOf(patterns).every(readLine),
    "word-rule-line-empty",
  ),
  stopIfWrong,
);

/** A word rule, as the desk writes it. It looks for something. */
export const WordRuleInput = v.pipe(
  v.object(
    {
      name: v.pipe(
        trimmedText(NAME_LENGTH, "word-rule-name-wrong"),
        v.check((name) => isVisible(name) && !hasControlCharacter(name), "word-rule-name-wrong"),
      ),
      reason: v.picklist(REASONS, WRONG),
      act: v.picklist(WORD_RULE_ACTS, WRONG),
      patterns: PatternsInput,
      detector: v.union(
        [
          v.picklist(DETECTORS),
          v.pipe(
            v.literal(""),
            v.transform(() => null),
          ),
        ],
        WRONG,
      ),
    },
    WRONG,
  ),
  v.forward(
    v.check(({ patterns, detector }) => patterns !== "" || detector !== null, "word-rule-empty"),
    ["patterns"],
  ),
);

export type WordRuleFields = v.InferOutput<typeof WordRuleInput>;
