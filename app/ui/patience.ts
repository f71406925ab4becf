import { MINUTE_MS } from "#app/durations.ts";

/** How long to wait for the answer to a form or for the next page, in milliseconds, before saying that none came. */
export const PATIENCE_MS = 20_000;

/** As PATIENCE_MS, where something that is kept on this device can be shown instead. */
export const SHORT_PATIENCE_MS = 3000;

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * MINUTE_MS;

/** The pause in milliseconds before the next try after so many failures: twice as long each time, 5 minutes at most. */
export function waitAfter(times: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);
}
