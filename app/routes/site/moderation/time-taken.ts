import { LOCALES, type Language } from "#app/messages/languages.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in its two largest units: "25 minutes", "3 hours 20 minutes", "2 days 4 hours". */
export function timeTaken(minutes: number, language: Language): string {
  const parts = [
    ["day", Math.floor(minutes / DAY)],
    ["hour", Math.floor((minutes % DAY) / HOUR)],
    ["minute", minutes % HOUR],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return shown
    .filter(([, count], at) => at === 0 || count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: "long" }).format(
        count,
      ),
    )
    .join(" ");
}

/** "November 2026". */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));
}
