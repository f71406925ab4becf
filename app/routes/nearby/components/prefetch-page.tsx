import { PrefetchPageLinks } from "react-router";

/**
 * Prefetches the files of a page, in documents only. Where a script renders the current page, this is left out to save
 * weight: the framework's code for it would come with every feed. The framework would add `as="fetch"` to the links, which
 * HTML allows for preloads only.
 */
export function PrefetchPage({ page }: { page: string }) {
  return import.meta.env.SSR ? <PrefetchPageLinks page={page} {...WITHOUT_AS} /> : null;
}

const WITHOUT_AS = { as: undefined } as object;
