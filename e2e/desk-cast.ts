/** Requests, one for each journey that takes it further, so that none meets what another left. */
const REQUESTS = ["Axe Aloo"] as const;

export const DESK_MESSAGES = ["axe@example.com"];

/** The name that a journey uses when it is tried again, so that it does not find what the first try left behind. */
export const again = (name: string) => `Again ${name}`;

/** The id that a shop with this name gets. */
export const idOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

export const DESK_REQUESTS = [...REQUESTS, ...REQUESTS.map(again)];
