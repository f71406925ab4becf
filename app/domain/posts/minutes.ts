import { MINUTE_MS } from "#app/durations.ts";

/** Rounded down to the minute: exact times could be matched with what was seen elsewhere. */
export function toMinute(time: number): number {
  return Math.floor(time / MINUTE_MS) * MINUTE_MS;
}
