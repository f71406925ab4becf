import type { Hours, Period } from "#app/db/shop-columns.ts";
import { DAY_MS } from "#app/durations.ts";
import { MINUTES_A_DAY } from "./local-time.ts";

/** Whether periods of one day overlap. Those that touch do not. */
export function doOverlap(periods: readonly Period[]): boolean {
  const inOrder = periods.toSorted(([one], [other]) => one - other);
  return inOrder.some((period, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && endOf(period) > next[0];
  });
}

/**
 * The way to the first day whose periods begin before those of the day before it are over, as `hours.week.2` or
 * `hours.exceptions.0`; undefined if there is none. A date is compared with the days on both its sides.
 */
export function findOverlappingNight({ week, exceptions }: Hours): string | undefined {
  const day = week.findIndex((periods, at) => runInto(week.at(at - 1), periods));
  if (day >= 0) return `hours.week.${day}`;
  const date = exceptions.findIndex(({ date: text, periods }) => {
    const midnight = Date.parse(text);
    const [before, after] = [midnight - DAY_MS, midnight + DAY_MS].map((time) =>
      periodsOn({ week, exceptions }, time),
    );
    return runInto(before, periods) || runInto(periods, after);
  });
  return date >= 0 ? `hours.exceptions.${date}` : undefined;
}

function runInto(periods: readonly Period[] = [], next: readonly Period[] = []): boolean {
  return periods.some((period) => next.some(([from]) => endOf(period) > from + MINUTES_A_DAY));
}

/** In minutes since the midnight before it. */
function endOf([from, to]: Period): number {
  return to > from ? to : to + MINUTES_A_DAY;
}

/** The periods of a date, at its midnight in UTC. */
function periodsOn({ week, exceptions }: Hours, midnight: number): Period[] | undefined {
  const date = new Date(midnight);
  const exception = exceptions.find((one) => date.toISOString().startsWith(one.date));
  return exception?.periods ?? week.at(date.getUTCDay() - 1);
}
