/** The addresses of what was put into the cache of the data centre, which cannot list them. */
const addresses = new Set<string>();

const cache = caches.default;
const put = cache.put.bind(cache);
cache.put = (request, response) => {
  addresses.add(new Request(request).url);
  return put(request, response);
};

/** Forgets all pages that were cached since it last did. */
export async function emptyCache(): Promise<void> {
  const known = [...addresses];
  addresses.clear();
  await Promise.all(known.map((address) => cache.delete(address)));
}
