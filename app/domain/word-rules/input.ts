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
import { countParts, readLines, type LineProblem } from "./lines.ts";

/** No form of ours sends it. */
const WRONG = "form-unreadable";

const MOST_TEXT = MOST_LINES * (LINE_LENGTH + 1);

const linesOf = (patterns: string) => patterns.split("\n");

const isWithout = (problem: LineProblem) => (patterns: string) =>
  readLines(patterns).problem !== problem;

/** Lines as `lines.ts` reads them, without empty ones; may be none. */
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
    (patterns) => linesOf(patterns).every((line) => countParts(line) <= MOST_PARTS),
    "word-rule-many-parts",
  ),
  v.check(isWithout("word-rule-line-empty"), "word-rule-line-empty"),
  v.check(isWithout("word-rule-group-unknown"), "word-rule-group-unknown"),
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
    v.check(
      ({ patterns, detector }) => readLines(patterns).lines.length > 0 || detector !== null,
      "word-rule-empty",
    ),
    ["patterns"],
  ),
);

export type WordRuleFields = v.InferOutput<typeof WordRuleInput>;
