import { CHANGES } from "#app/device/kept-changes.ts";
import { openValues } from "#app/device/store.ts";
import type { Change } from "./change.ts";

/** A change that waits on this phone, whether its server has it or not, and the page that made it. */
export type KeptChange = Omit<Change, "operation" | "isInNextMenu"> & {
  page: string;
  /** Whose menu it changes. Editors opened before a release left it out. */
  shop?: { id: string; name: string };
};

/** The changes of a shop's menu that wait on this phone. Its calls throw where the browser stores nothing, or has no space. */
export interface ChangeStore {
  /** All of them, in the order in which they were made. */
  list: () => Promise<KeptChange[]>;
  put: (change: KeptChange) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** In the database of the photos, which the deletion of a neighbour's data leaves. */
export function openChangeStore(shopId: string): ChangeStore {
  const { listValues, writeValue, removeValue } = openValues("nukkad-menu");
  const prefix = `${CHANGES}${shopId} `;
  return {
    async list() {
      const kept = (await listValues(prefix)) as KeptChange[];
      return kept.toSorted((a, b) => a.id - b.id);
    },
    put: (change) => writeValue(`${prefix}${change.id}`, change),
    remove: (id) => removeValue(`${prefix}${id}`),
  };
}

/** What waits for another shop. */
export interface KeptElsewhere {
  shopId: string;
  name: string;
  count: number;
}

/** What waits on this phone for other shops than this one, by their names. */
export async function listElsewhere(shopId: string): Promise<KeptElsewhere[]> {
  const all = (await openValues("nukkad-menu").listValues(CHANGES)) as KeptChange[];
  const others = all.flatMap(({ shop }) => (shop && shop.id !== shopId ? shop : []));
  const byShop = Map.groupBy(others, ({ id }) => id);
  return [...byShop].map(([id, of]) => ({
    shopId: id,
    name: of.at(-1)?.name ?? id,
    count: of.length,
  }));
}

/** What pages that are gone have left, and the names of those that are still open. */
export interface Abandoned {
  changes: KeptChange[];
  open: string[];
}

/**
 * Each open page holds a lock under its name. Without locks all other pages count as gone: what is then sent twice is done
 * twice only for additions, and these have keys.
 */
export async function listAbandoned(store: ChangeStore, page: string): Promise<Abandoned> {
  const kept = await store.list();
  const { held = [] } = "locks" in navigator ? await navigator.locks.query() : {};
  const open = held.flatMap(({ name = "" }) =>
    name.startsWith(LOCK) ? name.slice(LOCK.length) : [],
  );
  const here = new Set([page, ...open]);
  return {
    changes: kept.filter((change) => !here.has(change.page)),
    open: open.filter((other) => other !== page),
  };
}

/** Keeps other pages from taking over the changes of this one, until it is gone. */
export function holdPage(page: string): void {
  if ("locks" in navigator) {
    void navigator.locks.request(lockOf(page), () => new Promise(() => {}));
  }
}

/** Resolves once this page is gone: a browser may hold the lock of a page that it has killed for a while. */
export async function untilGone(page: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(lockOf(page), { signal }, () => {});
}

const LOCK = "editor ";

function lockOf(page: string): string {
  return `${LOCK}${page}`;
}
