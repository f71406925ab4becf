import type { Hours } from "#app/db/shop-columns.ts";
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
  const spans = spansAround(hours, now);
  const span = spanAt(spans, now);
  if (!span) return { isOpen: false, until: spans.find(([from]) => from > now)?.[0] };
  const [, until] = span;
  return { isOpen: true, until: until - now > (DAYS.length - 2) * DAY_MS ? undefined : until };
}

/** From and to, in milliseconds UTC. */
type Span = [from: number, to: number];

function spanAt(spans: readonly Span[], now: number): Span | undefined {
  return spans.find(([from, to]) => from <= now && now < to);
}

/** When a shop is open from the day before `now` until a week after it. Periods that touch, as 23:59 and 0:00 do, are one. */
function spansAround(hours: Hours, now: number): Span[] {
  const spans: Span[] = [];
  const periods = DAYS.flatMap((day) => spansOf(hours, now + day * DAY_MS));
  for (const [from, to] of periods.toSorted(([one], [other]) => one - other)) {
    const last = spans.at(-1);
    if (last && from <= last[1] + MINUTE_MS) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return spans;
}

/** The periods of the day of a moment. */
function spansOf({ week, exceptions }: Hours, moment: number): Span[] {
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

/**
 * When the working day of `saidAt` ends for a dish that is sold out on it, in milliseconds UTC: at 4:00 on the day after
 * the shop opened, or as it closes if that is later. Always after `saidAt`.
 */
export function endOfWorkingDay(hours: Hours | null, saidAt: number): number {
  const next = nextLocalTime(saidAt, MORNING);
  const span = hours && spansAround(hours, saidAt).findLast(([from]) => from <= saidAt);
  if (!span) return next;
  const [opened, closes] = span;
  const morning = midnightOf(opened) + DAY_MS + MORNING * MINUTE_MS;
  const end = lastsOverADay(span) ? morning : Math.max(morning, closes);
  return end > saidAt ? end : next;
}

/**
 * When what is sold out until `until` is back: as the shop first opens on that day or later, or then if it does not within
 * a week, or is open around the clock.
 */
export function backAt(hours: Hours | null, until: number): number {
  if (!hours) return until;
  const midnight = midnightOf(until);
  const spans = spansAround(hours, midnight);
  const span = spanAt(spans, midnight - MINUTE_MS);
  if (span && lastsOverADay(span) && until < span[1]) return until;
  return spans.find(([from]) => from >= midnight)?.[0] ?? until;
}

/** Whether no closing ends the day. */
function lastsOverADay([from, to]: Span): boolean {
  return to - from > DAY_MS;
}
