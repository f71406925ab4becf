import { PrefetchPageLinks } from "react-router";

/**
 * Prefetches the files of a page, in documents only: if a script has rendered the current page, those files are there
 * already. The framework would add `as="fetch"` to the links, which HTML allows for preloads only.
 */
export function PrefetchPage({ page }: { page: string }) {
  return import.meta.env.SSR ? <PrefetchPageLinks page={page} {...WITHOUT_AS} /> : null;
}

const WITHOUT_AS = { as: undefined } as object;
