import { PrefetchPageLinks } from "react-router";

/**
 * Prefetches a page's needs, in documents: on a page that a script has made, its files are there. The framework would add
 * `as="fetch"` to links, which HTML allows for preloads only.
 */
export function PrefetchPage({ page }: { page: string }) {
  return import.meta.env.SSR ? <PrefetchPageLinks page={page} {...WITHOUT_AS} /> : null;
}

const WITHOUT_AS = { as: undefined } as object;
