import { PrefetchPageLinks } from "react-router";

/** Prefetches a page's needs. The framework would add `as="fetch"` to links, which HTML allows for preloads only. */
export function PrefetchPage({ page }: { page: string }) {
  return <PrefetchPageLinks page={page} {...WITHOUT_AS} />;
}

const WITHOUT_AS = { as: undefined } as object;
