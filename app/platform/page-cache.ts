/** Pages that were rendered already, kept by the data centre (`caches.default`). Keys are made-up addresses. */
const KEPT_FOR_SECONDS = 7 * 24 * 60 * 60;

function address(key: string): string {
  return `https://kept-pages.invalid/${key}`;
}

export async function findKeptPage(key: string): Promise<Response | undefined> {
  return caches.default.match(address(key));
}

/** Keeps a copy of `page`; its own Cache-Control speaks to browsers and says nothing about our copy. */
export async function keepPage(key: string, page: Response): Promise<void> {
  const copy = new Response(page.body, page);
  copy.headers.delete("Cloudflare-CDN-Cache-Control");
  copy.headers.set("Cache-Control", `max-age=${KEPT_FOR_SECONDS}`);
  await caches.default.put(address(key), copy);
}
