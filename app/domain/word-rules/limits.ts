import { DETECTORS, REASONS, WORD_RULE_ACTS } from "#app/db/closed-lists.ts";

export { DETECTORS, REASONS, WORD_RULE_ACTS };
export type Reason = (typeof REASONS)[number];
export type Detector = (typeof DETECTORS)[number];

/** The most rules, the most lines of one, and the longest name and line, in characters. */
export const MOST_RULES = 30;
export const MOST_LINES = 200;
export const NAME_LENGTH = 60;
export const LINE_LENGTH = 400;
/** The most parts of a line. */
export const MOST_PARTS = 8;
