/* Values that the tables allow, kept apart from the tables so that pages can import them. */

export const DIETS = ["veg", "egg", "nonveg"] as const;

/** What a post may be about. */
export const KINDS = ["update", "help", "plan"] as const;

/** How far somebody looks, and how far a post reaches, in kilometres. */
export const REACHES = [1, 3, 10] as const;

/** In the order in which the page lists them. */
export const REASONS = [
  "child-safety",
  "violence",
  "harassment",
  "private-information",
  "spam",
  "other",
] as const;

/** Why a dish is on a shop's board. */
export const BOARD_WORDS = ["special", "new", "back"] as const;
