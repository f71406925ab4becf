import type { Language } from "#app/messages/languages.ts";
import { timesText } from "#app/messages/served-times.ts";
import { minutesOf, type PeriodTexts } from "./week-bars.ts";

/** Whether anything is written in these periods. */
export function isSaid(periods: PeriodTexts[]): boolean {
  return periods.some((texts) => texts.some(Boolean));
}

/** The openings of a day, "8–11 am, 5–10 pm"; empty if none is written. An opening with one time missing is shown as typed. */
export function dayTimes(periods: PeriodTexts[], language: Language): string {
  return periods
    .filter((period) => isSaid([period]))
    .map(([from, to]) => {
      const [first, last] = [minutesOf(from), minutesOf(to)];
      const isWhole = first !== undefined && last !== undefined;
      return isWhole ? timesText([first, last], language) : `${from}–${to}`;
    })
    .join(", ");
}
