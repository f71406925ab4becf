import { KINDS } from "#app/db/closed-lists.ts";

/** What a post and a comment may be; lengths count UTF-16 units, as `maxlength` does in a browser. */
export const postLimits = {
  textLength: 500,
  venueLength: 80,
  commentLength: 300,
  photos: 4,
  /** Below one post. */
  comments: 300,
} as const;

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** How long a post may live, in hours. The longest is what a post gets that does not say. */
export const LIFETIMES = [1, 6, 24] as const;
export const LONGEST_LIFE_MS = Math.max(...LIFETIMES) * HOUR_MS;

export { KINDS };
export type Kind = (typeof KINDS)[number];

/** How neighbours may react to a post. */
export const REACTIONS = ["thanks", "love", "laugh", "support", "sad"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How much one neighbour may write in an hour, and in a day. */
export const QUOTAS = {
  posts: { hour: 6, day: 24 },
  comments: { hour: 60, day: 400 },
} as const;

/** So many posts are on a page of the feed. */
export const PAGE_LENGTH = 20;
