import { withinLimit } from "./unavailable.ts";

/*
 * What all readers of the feed share, in the cache of the data centre (`caches.default`), under made-up addresses that
 * no request from outside can have.
 */

function address(key: string): string {
  return `https://shared-pages.invalid/${key}`;
}

/** The page under a key; undefined if there is none. Throws Unavailable where the cache fails. */
export async function findSharedPage(key: string): Promise<string | undefined> {
  const found = await withinLimit("cache", () => caches.default.match(address(key)));
  return found?.text();
}

/** Caches a page for so many seconds. */
export async function storeSharedPage(key: string, page: string, seconds: number): Promise<void> {
  const headers = { "Cache-Control": `max-age=${seconds}` };
  await withinLimit("cache", () =>
    caches.default.put(address(key), new Response(page, { headers })),
  );
}
