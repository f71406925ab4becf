import { LOCALES, type Language } from "./languages.ts";

/** A date in full, for use on the server: "27 November 2026", "27 नवंबर 2026". */
export function longDate(time: number, language: Language, timeZone: string): string {
  const options = { dateStyle: "long", timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(time);
}
