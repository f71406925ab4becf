import { REASONS } from "#app/db/closed-lists.ts";
import { DAY_MS } from "#app/durations.ts";

export { REASONS };
export type Reason = (typeof REASONS)[number];

/** The longest text of a report and of a decision, in characters. */
export const WORDS_LENGTH = 500;

/**
 * Reports taken in a day (UTC) from a session and from an address; at an address, people whose reports were found
 * right, others who may hide a text and everybody else have this many each. Those for a child's safety are taken beyond that as well.
 */
export const REPORTS_A_DAY = 20;
export const REPORTS_A_DAY_OF_ADDRESS = 60;

/** Of the reports for a child's safety in a day, how many may each hide a text at once. */
export const HIDING_A_DAY = 3;
export const HIDING_A_DAY_OF_ADDRESS = 10;

/** How many reports of one thing from an address ever count towards hiding it: one fewer than it takes. */
export const WEIGHING_OF_ADDRESS = 2;

/**
 * For the texts of one area, the parent of a square: how many may be hidden at once in a day (UTC), and how many other
 * reports count towards hiding them. So nobody silences a street by waiting for standing with many sessions at many
 * addresses. Parts are kept for people who first came a week, or two months, ago or earlier, so that nobody can use up everything
 * by waiting for a week; people whose reports were found right have their own.
 */
export const A_DAY_OF_AREA = {
  ofAll: { hiding: 20, weighing: 30 },
  ofKnown: { hiding: 5, weighing: 8 },
  ofLongKnown: { hiding: 5, weighing: 7 },
  ofProven: { hiding: 30, weighing: 45 },
} as const;

/** How long ago somebody must have first come to get those parts. */
export const KNOWN_AFTER_MS = 7 * DAY_MS;
export const LONG_KNOWN_AFTER_MS = 60 * DAY_MS;

/** Of an area's reports that count towards hiding a text, how many may come from one address in a day (UTC). */
export const WEIGHING_A_DAY_IN_AREA_OF_ADDRESS = 15;

/** Of those that hide no text, how many from an address may each put one behind a tap in a day (UTC). */
export const FLAGGING_A_DAY_OF_ADDRESS = 20;

/** So many reports have a text stand behind a tap, whoever they are from. */
export const REPORTS_THAT_FLAG = 3;

/** So many more things of an author are decided with a case at most, as each takes two trips to the database. */
export const MOST_TOGETHER = 20;

/** How long a case is kept once it is decided, or somebody was banned from it: the policies promise both. */
export const KEPT_MS = 180 * DAY_MS;
export const CRIMES_KEPT_MS = 365 * DAY_MS;
