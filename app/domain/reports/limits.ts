import { REASONS } from "#app/db/closed-lists.ts";

export { REASONS };
export type Reason = (typeof REASONS)[number];

/** The longest text of a report and of a decision, in UTF-16 units. */
export const WORDS_LENGTH = 500;
