import { DAY_MS, MINUTE_MS } from "#app/durations.ts";

/** Shops are in India, which has one time zone and no summer time. */
export const INDIA = "Asia/Kolkata";
const AHEAD_MS = 330 * MINUTE_MS;

export const MINUTES_A_DAY = 1440;

/** The wall clock of shops at `now`: the ISO weekday (1 is Monday) and the minutes since midnight. */
export function localTime(now: number): { weekday: number; minute: number } {
  const local = now + AHEAD_MS;
  // 1 January 1970 was a Thursday.
  const weekday = ((Math.floor(local / DAY_MS) + 3) % 7) + 1;
  return { weekday, minute: Math.floor((local % DAY_MS) / MINUTE_MS) };
}

/** The date on shops' calendars: 2026-11-25. */
export function localDate(now: number): string {
  return new Date(now + AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment at which the day of `now` began in India, in milliseconds UTC. */
export function midnightOf(now: number): number {
  return Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
}

/** The next moment after `now`, in milliseconds UTC, at which shops' clocks show these minutes since midnight. */
export function nextLocalTime(now: number, minute: number): number {
  const today = midnightOf(now) + minute * MINUTE_MS;
  return today > now ? today : today + DAY_MS;
}

/** The moment, in milliseconds UTC, at which a date ("2026-11-25") has come to these minutes since midnight in India. */
export function momentOf(date: string, minute: number): number {
  return Date.parse(date) - AHEAD_MS + minute * MINUTE_MS;
}
