import { MINUTE_MS } from "#app/durations.ts";
import type { Language } from "./languages.ts";

/** How a time of day is written, where a browser writes it by itself. */
export const CLOCK: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { timeStyle: "short" },
  hi: { hour: "numeric", minute: "2-digit", dayPeriod: "short" },
};

/** From which hour on which word for a part of the day stands before a time. */
const PARTS_OF_DAY = [
  [0, "रात"],
  [4, "सुबह"],
  [12, "दोपहर"],
  [16, "शाम"],
  [20, "रात"],
] as const;

/** Written out: to make its first Intl.DateTimeFormat takes a slow phone a tenth of a second. */
const WRITTEN: Record<Language, (clock: string, hour: number) => string> = {
  en: (clock, hour) => `${clock} ${hour < 12 ? "am" : "pm"}`,
  hi: (clock, hour) => `${PARTS_OF_DAY.findLast(([from]) => from <= hour)?.[1]} ${clock}`,
};

/** How far the clocks of time zones without a summer time are ahead of UTC, in minutes. */
const AHEAD = { UTC: 0, "Asia/Kolkata": 330 };

/** A time of day: "6:40 pm", "शाम 6:40". Without a time zone it is that of the device. */
export function clockTime(time: number, language: Language, timeZone?: keyof typeof AHEAD): string {
  const ahead = timeZone === undefined ? -new Date(time).getTimezoneOffset() : AHEAD[timeZone];
  const local = new Date(time + ahead * MINUTE_MS);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, "0");
  return WRITTEN[language](`${hour % 12 || 12}:${minute}`, hour);
}
