export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** For cookies, KV and cache headers, which count in seconds. */
export const DAY_S = DAY_MS / 1000;
