import { timeOfId } from "./time-ordered-id.ts";

const HOUR_MS = 60 * 60 * 1000;

/** How many of something one neighbour may write in an hour and in a day. */
interface Quota {
  hour: number;
  day: number;
}

/** How many seconds somebody who has written these in the last day has to wait before one more; 0 for none. */
export function waitFor(quota: Quota, written: readonly { id: number }[], now: number): number {
  const times = written.map(({ id }) => timeOfId(id)).toSorted((a, b) => b - a);
  const waits = [
    waitWithin(HOUR_MS, times[quota.hour - 1], now),
    waitWithin(24 * HOUR_MS, times[quota.day - 1], now),
  ];
  return Math.ceil(Math.max(...waits) / 1000);
}

/** How long it takes until the last that counts is as old as the period, in milliseconds. */
function waitWithin(period: number, time: number | undefined, now: number): number {
  return time === undefined ? 0 : Math.max(0, time + period - now);
}
