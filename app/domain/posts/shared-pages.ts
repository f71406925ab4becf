import { toMinute } from "./minutes.ts";

/**
 * A cache of the data centre for what all readers share, by keys of letters, digits and dashes. It may forget anything,
 * and what is in it never leaves the server: it names posts and their authors.
 */
export interface SharedPages {
  find(key: string): Promise<string | undefined>;
  store(key: string, page: string, seconds: number): void;
}

/** When somebody looks, and where that which all readers share is cached: nowhere if it is not said. */
export interface FeedOptions {
  now: number;
  /** As of when it is shown what others did; the last full minute if it is not said. */
  asOf?: number | undefined;
  /** How long the steps are in which things come to be seen, in milliseconds; what came in one has no order. 0 for none. */
  stepMs?: number | undefined;
  pages?: SharedPages | undefined;
}

const CACHED_FOR_S = 15;

/** What others write, and how they answer, shows at the next full minute, so that nobody can tell when they did it. */
export function shownAsOf({ now, asOf = toMinute(now) }: FeedOptions): number {
  return asOf;
}

/** The rows under a key; undefined if they are not cached. */
export async function findShared<Row>(
  key: string,
  { pages }: FeedOptions,
): Promise<Row[] | undefined> {
  const found = await pages?.find(key);
  return found === undefined ? undefined : (JSON.parse(found) as Row[]);
}

/** Caches rows that were just read. */
export function storeShared(key: string, rows: readonly unknown[], { pages }: FeedOptions): void {
  pages?.store(key, JSON.stringify(rows), CACHED_FOR_S);
}
