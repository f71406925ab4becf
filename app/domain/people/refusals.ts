/** The moderators have banned them, for so many more days: `because` is the reason, in the moderator's words. */
export interface Banned {
  reason: "banned";
  because: string;
  days: number;
}

interface AgeUnknown {
  reason: "age-unknown";
  leastAge: number;
}

/**
 * They came a short while ago and may write after `retryAfter` seconds. `of` tells why: somebody banned has used their
 * `network`, a `crowd` of newcomers there has written as much as it may in a day, or they have sent as many `posts`, or
 * from as many `squares`, as anybody may in their first hour.
 */
export interface TooNew {
  reason: "too-new";
  of: "network" | "crowd" | "posts" | "squares";
  retryAfter: number;
}

export type WriterRefusal = Banned | AgeUnknown;
