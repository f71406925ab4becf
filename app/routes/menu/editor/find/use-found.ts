import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { untilLoaded } from "#app/routes/menu/editor/later/later.tsx";

/** What a search has found. */
export interface Found {
  query: string;
  total: number;
  isMore: boolean;
  /** The ids of the items to be shown, by section. */
  bySection: Map<number, Set<number>>;
}

interface Ids {
  query: string;
  list: Set<number>;
}

/** So many items are shown at first, and more at each request. */
const SCREENFUL = 40;

/**
 * The items that an owner looks for: undefined while nothing is. What was found stays while the query does, also where
 * an edit gives it another name.
 */
export function useFound(sections: Section[], typed: string) {
  const query = typed.trim();
  const [ids, setIds] = useState<Ids>();
  const [most, setMost] = useState({ query, count: SCREENFUL });
  useEffect(() => {
    if (query === "") {
      startTransition(() => setIds(undefined));
      return;
    }
    const searching = new AbortController();
    async function search(signal: AbortSignal): Promise<void> {
      // With the first letter, not with the page.
      const { findItems } = await untilLoaded(() => import("./find-items.ts"));
      if (signal.aborted) return;
      const list = await findItems(sections, query, signal);
      if (list) startTransition(() => setIds((before) => withList(before, query, list)));
    }
    void search(searching.signal);
    return () => searching.abort();
  }, [sections, query]);
  const count = most.query === ids?.query ? most.count : SCREENFUL;
  const found = useMemo(() => ids && foundIn(sections, ids, count), [sections, ids, count]);
  const showMore = useCallback(
    () => startTransition(() => setMost({ query, count: count + SCREENFUL })),
    [query, count],
  );
  return { found, showMore };
}

function withList(before: Ids | undefined, query: string, list: number[]): Ids {
  return { query, list: new Set([...(before?.query === query ? before.list : []), ...list]) };
}

function foundIn(sections: Section[], { query, list }: Ids, most: number): Found {
  const bySection = new Map<number, Set<number>>();
  let total = 0;
  for (const { id, items } of sections) {
    const within = items.filter((item) => list.has(item.id));
    const shown = within.slice(0, Math.max(0, most - total));
    total += within.length;
    if (shown.length > 0) bySection.set(id, new Set(shown.map((item) => item.id)));
  }
  return { query, total, isMore: total > most, bySection };
}
