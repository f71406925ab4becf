import { KINDS } from "#app/db/closed-lists.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";

/** Lengths count UTF-16 units, as `maxlength` does in a browser. */
export const postLimits = {
  textLength: 500,
  venueLength: 80,
  commentLength: 300,
  photos: 4,
  /** On one post. */
  comments: 300,
} as const;

/** In hours. */
export const LIFETIMES = [1, 6, 24] as const;
export const DEFAULT_LIFETIME = 24;
export const LONGEST_LIFE_MS = Math.max(...LIFETIMES) * HOUR_MS;

/** For how long after it is published the words of a post can be changed, while nobody has answered. */
export const EDITABLE_MS = 15 * MINUTE_MS;

/** While a post could still be sent again, and while it counts towards the quotas of a day. */
export const TOMBSTONE_LIFE_MS = Math.max(DAY_MS, LONGEST_LIFE_MS);

export { KINDS };
export type Kind = (typeof KINDS)[number];

export const REACTIONS = ["thanks", "love", "laugh", "support", "sad"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What one neighbour may send in an hour and in a day. */
export const QUOTAS = {
  posts: { hour: 6, day: 24 },
  comments: { hour: 60, day: 400 },
} as const;

export const PAGE_LENGTH = 20;
