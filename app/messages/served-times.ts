import { MINUTE_MS } from "#app/durations.ts";
import { clockTime } from "./clock.ts";
import type { Language } from "./languages.ts";
import { weekdayName } from "./weekdays.ts";

/** Minutes since midnight, and ISO weekdays; nothing where it is always served. */
interface Served {
  servedFrom: number | null;
  servedTo: number | null;
  servedDays: number[];
}

/** When a section is served: "8–11 am, Mon–Fri"; empty if always. */
export function servedTimes(
  { servedFrom, servedTo, servedDays }: Served,
  language: Language,
): string {
  const times =
    servedFrom === null || servedTo === null ? [] : [timesText([servedFrom, servedTo], language)];
  return [...times, ...daysTexts(servedDays, language)].join(", ");
}

/**
 * From when to when, of minutes since midnight: "8–11:30 am", "11 am–1 am", "सुबह 8–11:30"; "24 hours" where both are
 * the same.
 */
export function timesText([from, to]: [from: number, to: number], language: Language): string {
  if (from === to) return language === "en" ? "24 hours" : "24 घंटे";
  const [first, last] = [timeOfDay(from, language), timeOfDay(to, language)];
  // रात comes before and after midnight, and is said twice then.
  const isOneHalf = from < to && from < NOON === to < NOON;
  if (!isOneHalf) return `${first}–${last}`;
  return language === "en"
    ? `${first.replace(/ .m$/, "")}–${last}`
    : `${first}–${last.replace(`${first.split(" ")[0]} `, "")}`;
}

/** In minutes since midnight. */
const NOON = 720;

/** ISO weekdays, those that follow each other together: "Mon–Fri", "Sun". */
export function daysTexts(days: number[], language: Language): string[] {
  return runsIn(days).map((run) => daysText(run, language));
}

/** Of minutes since midnight: "8 am", "8:30 am", "सुबह 8", "सुबह 8:30". */
export function timeOfDay(minute: number, language: Language): string {
  return clockTime(minute * MINUTE_MS, language, "UTC").replace(":00", "");
}

function daysText([first = 1, ...others]: number[], language: Language): string {
  const last = others.at(-1);
  const names = last === undefined ? [first] : [first, last];
  const between = others.length > 1 ? "–" : ", ";
  return names.map((day) => weekdayName(day, language)).join(between);
}

/** Days that follow each other, together: 1, 2, 3, 6 are two runs. */
function runsIn(days: number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
