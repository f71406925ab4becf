import { LOCALES, type Language } from "./languages.ts";

/** How a time of day is written. */
export const CLOCK: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { timeStyle: "short" },
  hi: { hour: "numeric", minute: "2-digit", dayPeriod: "short" },
};

/** A time of day: "6:40 pm", "शाम 6:40". Without a time zone it is that of the device. */
export function clockTime(time: number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...CLOCK[language], timeZone }).format(time);
}
