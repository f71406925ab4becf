/** Requests, one for each journey that takes it further, so that none meets what another left. */
const REQUESTS = ["Tapped Twice Tikki", "Axe Aloo", "Listed Lassi"] as const;

export const DESK_MESSAGES = ["axe@example.com"];

/** Shops with a menu and an owner. */
const SHOPS = ["desk-axe"] as const;

/** Shops with a menu alone, that nobody can log in to. */
const UNOWNED = ["unowned"] as const;

/** The name that a journey uses when it is tried again, so that it does not find what the first try left behind. */
export const again = (name: string) => `Again ${name}`;

/** The id that a shop with this name gets. */
export const idOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const forEachTry = <T extends string>(names: readonly T[], second: (name: T) => string) => [
  ...names,
  ...names.map(second),
];

export const DESK_REQUESTS = forEachTry(REQUESTS, again);
export const DESK_SHOPS = forEachTry(SHOPS, (id) => idOf(again(id)));
export const UNOWNED_SHOPS = forEachTry(UNOWNED, (id) => idOf(again(id)));
