export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** For cookies, KV and cache headers, which count in seconds. */
export const DAY_S = DAY_MS / 1000;

/** How long to wait, in whole minutes, at least one: people should never try again too early. */
export function minutesToWait(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
