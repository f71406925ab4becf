import type { Hours, Period } from "#app/db/shop-columns.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { localDate, localTime, midnightOf, MINUTES_A_DAY, nextLocalTime } from "./local-time.ts";

/** Whether a shop is open at a moment, and the next one at which that changes; undefined where it never does. */
export interface OpenState {
  isOpen: boolean;
  /** In milliseconds UTC. */
  until: number | undefined;
}

/** So many periods a day can have. */
export const PERIODS_A_DAY = 2;

/** A week, and the day before it, whose hours may go on past midnight. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** Whether a shop with these hours is open at `now`, and until when. Periods that touch are one. */
export function openAt(hours: Hours, now: number): OpenState {
  const spans = DAYS.flatMap((day) => spansOf(hours, now + day * DAY_MS)).toSorted(
    ([one], [other]) => one - other,
  );
  const isOpen = spans.some(([from, to]) => from <= now && now < to);
  if (!isOpen) return { isOpen, until: spans.find(([from]) => from > now)?.[0] };
  let until = now;
  for (const [from, to] of spans) if (from <= until) until = Math.max(until, to);
  return { isOpen, until: until - now > (DAYS.length - 2) * DAY_MS ? undefined : until };
}

/** The periods of the day of a moment, in milliseconds UTC. */
function spansOf({ week, exceptions }: Hours, moment: number): Period[] {
  const date = localDate(moment);
  const exception = exceptions.find((one) => one.date === date);
  const periods = exception?.periods ?? week[localTime(moment).weekday - 1] ?? [];
  const midnight = midnightOf(moment);
  return periods.map(([from, to]) => [
    midnight + from * MINUTE_MS,
    midnight + (to > from ? to : to + MINUTES_A_DAY) * MINUTE_MS,
  ]);
}

/** What is said for a day ends at 4 in the morning, in minutes since midnight. */
export const MORNING = 4 * 60;

/**
 * When what a shop says at `saidAt` of today ends, in milliseconds UTC: at its last closing, and not as it shuts over
 * lunch; at 4 in the morning where it has no hours. What it says after closing is of the day on which it opens next.
 */
export function endOfDay(hours: Hours | null, saidAt: number): number {
  if (!hours) return nextLocalTime(saidAt, MORNING);
  const state = openAt(hours, saidAt);
  const start = state.isOpen ? saidAt : state.until;
  let end = start === undefined ? undefined : openAt(hours, start).until;
  if (start === undefined || end === undefined) return nextLocalTime(saidAt, MORNING);
  const midnight = nextLocalTime(start, MORNING) - MORNING * MINUTE_MS;
  for (let part = 1; part < PERIODS_A_DAY; part++) {
    const again: number | undefined = openAt(hours, end).until;
    if (again !== undefined && again < midnight) end = openAt(hours, again).until ?? end;
  }
  return end;
}

/** When what is sold out until `morning` is back: as the shop opens after it, or then. */
export function backAt(hours: Hours | null, morning: number): number {
  if (!hours) return morning;
  // A shop still open from the evening before has not opened again yet.
  const evening = openAt(hours, midnightOf(morning) - MINUTE_MS);
  const closing = evening.isOpen ? Math.max(morning, evening.until ?? 0) : morning;
  const state = openAt(hours, closing);
  return !state.isOpen && state.until !== undefined ? state.until : closing;
}
