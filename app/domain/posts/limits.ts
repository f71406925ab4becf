import { KINDS } from "#app/db/closed-lists.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";

/** Lengths count characters, an emoji as one (`characters.ts`). */
export const postLimits = {
  textLength: 500,
  venueLength: 80,
  commentLength: 300,
  photos: 4,
  /** On one post. */
  comments: 300,
  /** How many of those are kept for people with standing and the post's author: fresh sessions could close a thread. */
  commentsOfStanding: 60,
} as const;

/** In hours. */
export const LIFETIMES = [1, 6, 24] as const;
export const DEFAULT_LIFETIME = 24;
const LONGEST_LIFETIME_MS = Math.max(...LIFETIMES) * HOUR_MS;

/** For how long after it is published the words of a post can be changed, while nobody has answered. */
export const EDITABLE_MS = 15 * MINUTE_MS;

/** A plan begins at most so far ahead, and ends so long after it began. */
export const PLAN_AHEAD_MS = 3 * DAY_MS;
export const PLAN_LASTS_MS = 2 * HOUR_MS;
/** How long ago a plan may have begun when it is posted: a slow phone is no reason to refuse one for now. */
export const PLAN_GRACE_MS = 10 * MINUTE_MS;
/** Help is needed at most so far ahead; it can still come so long after its hour. */
export const HELP_AHEAD_MS = LONGEST_LIFETIME_MS;
export const HELP_AFTER_MS = HOUR_MS;

export const LONGEST_LIFE_MS = Math.max(LONGEST_LIFETIME_MS, PLAN_AHEAD_MS + PLAN_LASTS_MS);

/** For how long what a word rule holds waits for a moderator, besides its own life, which begins once one has looked. */
export const HELD_MS = DAY_MS;

/** As if due so much later each further thing that is held of one source in a day (UTC) stands in the queue. */
export const BEHIND_MS = 6 * HOUR_MS;
/** And at most: less than what is held waits, as it may be a neighbour's who shares a flood's address. */
export const MOST_BEHIND_MS = { ofChild: 6 * HOUR_MS, other: 18 * HOUR_MS } as const;

/** While an outbox could still send a post again by itself, and while it counts towards the quotas of a day. */
export const TOMBSTONE_LIFE_MS = Math.max(DAY_MS, LONGEST_LIFETIME_MS);

export { KINDS };
export type Kind = (typeof KINDS)[number];

export const REACTIONS = ["thanks", "love", "laugh", "support", "sad"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What one neighbour may send in an hour and in a day. */
export const QUOTAS = {
  posts: { hour: 6, day: 24 },
  comments: { hour: 60, day: 400 },
} as const;

/**
 * How much people without standing may write together from one address in a day (UTC). People with standing are not
 * counted. Standing takes six hours, so a carrier's newcomers never wait longer than that.
 */
export const A_DAY_OF_ADDRESS = { post: 300, comment: 900 } as const;

/** How many new blocks somebody may make in a day, those taken back included. */
export const BLOCKS_A_DAY = 10;

export const PAGE_LENGTH = 20;
