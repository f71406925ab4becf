/** Requests, one for each journey that takes it further, so that none meets what another left. */
export const DESK_REQUESTS = ["Tapped Twice Tikki", "Axe Aloo", "Listed Lassi"] as const;

export const DESK_MESSAGES = ["axe@example.com"];

/** Shops with a menu and an owner. */
export const DESK_SHOPS = ["desk-axe"] as const;

/** Shops with a menu alone, that nobody can log in to. */
export const UNOWNED_SHOPS = ["unowned", "unowned-printed"] as const;
