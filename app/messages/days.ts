import type { Language } from "./languages.ts";
import { weekdayName } from "./weekdays.ts";

const DAY_MS = 86_400_000;

/** Of a date, 2026-11-29: its weekday and its day of the month, "Sun" and "29". */
export function dayParts(date: string, language: Language): { weekday: string; day: string } {
  const at = Date.parse(date);
  // 1 January 1970 was a Thursday.
  const weekday = ((Math.floor(at / DAY_MS) + 3) % 7) + 1;
  return { weekday: weekdayName(weekday, language), day: String(Number(date.slice(8))) };
}
