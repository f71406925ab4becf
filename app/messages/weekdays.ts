import { DAY_MS } from "#app/durations.ts";
import { LOCALES, type Language } from "./languages.ts";

/** ISO weekdays: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** 5 January 1970 was a Monday. */
const MONDAY = 4 * DAY_MS;

/** The short name of an ISO weekday: "Mon", "सोम". */
export function weekdayName(day: number, language: Language): string {
  return formatIn(language).format(MONDAY + (day - 1) * DAY_MS);
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** A browser takes a millisecond to make one. */
function formatIn(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: "short", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}
