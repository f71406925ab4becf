import type { Version } from "#app/domain/menus/history/versions.ts";
import { INDIA, localDate } from "#app/domain/shops/local-time.ts";
import { clockTime } from "#app/messages/clock.ts";
import { LOCALES, type Language } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { DAY_MS } from "#app/durations.ts";

/** Who made a change, in words: the reader, somebody of the shop, or an operator on its behalf. */
export function useWho(accountId: number): (version: Version) => string {
  const { page } = useMessages("history");
  return ({ accountId: author, username, role }) => {
    if (author === accountId) return page.you;
    return role === "operator" ? page.operator({ name: username }) : username;
  };
}

/** The day of a change, in words, and its time. */
export function useWhen(now: number): (at: number) => { day: string; time: string } {
  const { page } = useMessages("history");
  const language = useLanguage();
  return (at) => {
    const date = localDate(at);
    const isToday = date === localDate(now);
    const isYesterday = date === localDate(now - DAY_MS);
    const day = isToday ? page.today : isYesterday ? page.yesterday : dayText(at, language);
    return { day, time: clockTime(at, language, INDIA) };
  };
}

/** A day and a time in words: "3 May, 4:10 pm". */
export function useMoment(): (at: number) => string {
  const language = useLanguage();
  const format = { day: "numeric", month: "long", timeZone: INDIA } as const;
  return (at) => {
    const day = new Intl.DateTimeFormat(LOCALES[language], format).format(at);
    return `${day}, ${clockTime(at, language, INDIA)}`;
  };
}

function dayText(at: number, language: Language): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: INDIA } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(at);
}
