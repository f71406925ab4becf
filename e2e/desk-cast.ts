/** Requests, one for each journey that takes it further, so that none meets what another left. */
export const DESK_REQUESTS = [
  "Plain Paper Chaat",
  "Copied Kulfi",
  "Tapped Twice Tikki",
  "Overtaken Omelette",
  "Axe Aloo",
] as const;

export const DESK_MESSAGES = ["plain@example.com", "axe@example.com"];

/** Shops with a menu and an owner. */
export const DESK_SHOPS = ["desk-plain", "desk-axe"] as const;

/** Shops with a menu alone, that nobody can log in to. */
export const UNOWNED_SHOPS = ["unowned", "unowned-tapped"] as const;
