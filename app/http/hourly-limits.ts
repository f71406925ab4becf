import { env } from "cloudflare:workers";
import type { CountedHour } from "#app/domain/hourly-counts.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { signatureOf } from "#app/platform/signature.ts";

/** The count of `what` by `who` in the hour of `now`. Its key is a keyed hash, which does not reveal who. */
export function hourOf(what: string, who: string, now: number): CountedHour {
  const hour = Math.floor(now / HOUR_MS);
  return {
    key: signatureOf(env.SESSION_SECRET, "counts of an hour", [what, String(hour), who]),
    endsAt: (hour + 1) * HOUR_MS,
  };
}

/** The same for the day (UTC) of `now`. */
export function dayCountOf(what: string, who: string, now: number): CountedHour {
  const day = Math.floor(now / DAY_MS);
  return {
    key: signatureOf(env.SESSION_SECRET, "counts of a day", [what, String(day), who]),
    endsAt: (day + 1) * DAY_MS,
  };
}

/** The same without an hour or a day: it ends at the `endsAt` (ms UTC) with which it began. */
export function countUntil(what: string, who: string, endsAt: number): CountedHour {
  return { key: signatureOf(env.SESSION_SECRET, "counts of one thing", [what, who]), endsAt };
}
