import { DAY_S } from "#app/durations.ts";
import { withinLimit } from "./unavailable.ts";

/** Rendered pages in the cache of the data centre (`caches.default`), under made-up addresses. */
const KEPT_FOR_SECONDS = 7 * DAY_S;

function address(key: string): string {
  return `https://page-cache.invalid/${key}`;
}

/** The cached page; undefined if there is none. Throws Unavailable where the cache fails. */
export async function findCachedPage(key: string): Promise<Response | undefined> {
  return withinLimit("cache", () => caches.default.match(address(key)));
}

/**
 * Caches a copy of `page`, at the longest `until` a moment in milliseconds UTC. Its own Cache-Control is meant for browsers
 * and does not apply to the copy.
 */
export async function cachePage(
  key: string,
  page: Response,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const seconds = Math.min(KEPT_FOR_SECONDS, Math.floor((until - Date.now()) / 1000));
  if (seconds < 1) return;
  const copy = new Response(page.body, page);
  copy.headers.set("Cache-Control", `max-age=${seconds}`);
  await withinLimit("cache", () => caches.default.put(address(key), copy));
}
