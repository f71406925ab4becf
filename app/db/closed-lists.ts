/* What the tables allow and the rooms offer, without the tables: pages read these lists as well. */

/** What a post may be about. */
export const KINDS = ["update", "help", "plan"] as const;

/** How far somebody looks, and how far a post reaches, in kilometres. */
export const REACHES = [1, 3, 10] as const;

/** Why something may be reported, as they stand on the page. */
export const REASONS = [
  "child-safety",
  "violence",
  "harassment",
  "private-information",
  "spam",
  "other",
] as const;
