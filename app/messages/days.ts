import type { Language } from "./languages.ts";
import { weekdayName } from "./weekdays.ts";

/** Of a date, 2026-11-29: its weekday and its day of the month, "Sun" and "29". */
export function dayParts(date: string, language: Language): { weekday: string; day: string } {
  const weekday = new Date(date).getUTCDay() || 7;
  return { weekday: weekdayName(weekday, language), day: String(Number(date.slice(8))) };
}
