import { DAY_MS } from "#app/durations.ts";
import type { WorkerTexts } from "./worker-texts.ts";

/** A kept menu, marked as such, with the time of its prices at the top. */
export async function withAge(kept: Response): Promise<Response> {
  const words = pricesAsOf(Date.parse(`${kept.headers.get("Date")}`), menuTexts);
  const html = (await kept.text())
    .replace("<html", "$& data-kept")
    .replace("<main>", `$&<p class="as-of">${words}</p>`);
  return new Response(html, kept);
}

/** Says when the prices of a time, in milliseconds UTC, were true, by this device's clock. */
export function pricesAsOf(time: number, { locale, clock, asOf }: WorkerTexts): string {
  const dayOf = (time: number) => new Date(time).toDateString();
  const daysAgo = [0, DAY_MS].findIndex((ago) => dayOf(Date.now() - ago) === dayOf(time));
  const when = new Date(time).toLocaleString(locale, daysAgo < 0 ? { dateStyle: "long" } : clock);
  // Neither today nor yesterday, -1, is the last one.
  return `${asOf.at(daysAgo)}`.replace(/{\w+}/, when);
}
