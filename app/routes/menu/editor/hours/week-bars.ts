import { PERIODS_A_DAY } from "#app/domain/shops/hours.ts";

/** Texts of the form: from when until when. */
export type PeriodTexts = [from: string, to: string];

export const DAY_MINUTES = 24 * 60;

/** A stretch of a day, in minutes since midnight. */
export interface Stretch {
  from: number;
  minutes: number;
}

/** When a shop is open on each of seven days; what goes past midnight shows on the next day too. */
export function stretchesOf(periods: PeriodTexts[]): Stretch[][] {
  const days = Array.from({ length: 7 }, (): Stretch[] => []);
  for (const [index, [opens, closes]] of periods.entries()) {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    const day = Math.floor(index / PERIODS_A_DAY);
    if (from === undefined || to === undefined) continue;
    const isPastMidnight = to <= from;
    days[day]?.push({ from, minutes: (isPastMidnight ? DAY_MINUTES : to) - from });
    if (isPastMidnight && to > 0) days[(day + 1) % 7]?.unshift({ from: 0, minutes: to });
  }
  return days;
}

/** Minutes since midnight; undefined if the text is no time. */
export function minutesOf(text: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
