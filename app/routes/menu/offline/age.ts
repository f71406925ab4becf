import { DAY_MS } from "#app/durations.ts";
import { clockTime } from "#app/messages/clock.ts";
import { LOCALES } from "#app/messages/languages.ts";
import type { WorkerTexts } from "./worker-texts.ts";

/** A kept menu as it is shown: marked as kept, and at its head since when its prices were true. */
export async function withAge(kept: Response, texts: WorkerTexts): Promise<Response> {
  const words = pricesAsOf(Date.parse(String(kept.headers.get("Date"))), texts);
  const html = (await kept.text())
    .replace("<html", "<html data-kept")
    .replace(/<main.*?>/, (main) => `${main}<p class="as-of">${words}</p>`);
  return new Response(html, kept);
}

/** Says when the prices of a time, in milliseconds UTC, were true, by this device's clock. */
export function pricesAsOf(time: number, { language, lastCopy }: WorkerTexts): string {
  const dayOf = (time: number) => new Date(time).toDateString();
  const now = Date.now();
  const isToday = dayOf(time) === dayOf(now);
  if (!isToday && dayOf(time) !== dayOf(now - DAY_MS)) {
    const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long" }).format(time);
    return lastCopy.earlier.replace("{date}", date);
  }
  return lastCopy[isToday ? "today" : "yesterday"].replace("{time}", clockTime(time, language));
}
