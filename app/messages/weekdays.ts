import type { Language } from "./languages.ts";

/** ISO weekdays: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Written out: to make its first Intl.DateTimeFormat takes a slow phone a tenth of a second. */
const SHORT_NAMES: Record<Language, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  hi: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
};

/** The short name of an ISO weekday: "Mon", "सोम". */
export function weekdayName(day: number, language: Language): string {
  return SHORT_NAMES[language][day - 1] ?? "";
}
