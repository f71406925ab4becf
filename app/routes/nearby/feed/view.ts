import { REACHES, type Reach } from "#app/domain/places/cover.ts";
import { readTile, writeTile, type Tile } from "#app/domain/places/tiles.ts";
import { KINDS } from "#app/domain/posts/limits.ts";
import type { View } from "#app/domain/posts/posts-near.ts";

const REACH_WHERE_NOT_SAID = 3;

/* Without a library for input: every page of the community loads this. */

/** Whether somebody has chosen how far to look. */
export function saysReach(query: URLSearchParams): boolean {
  return reachIn(query) !== undefined;
}

function reachIn(query: URLSearchParams): Reach | undefined {
  return REACHES.find((reach) => String(reach) === query.get("within"));
}

/** What a feed shows. */
export interface Look extends Pick<View, "reach" | "kind"> {
  /** The tile that it is around, where that is not the reader's own place. */
  at?: Tile | undefined;
}

/** What somebody looks at around a tile, from the query. */
export function viewOf(tile: Tile, query: URLSearchParams): View {
  return {
    tile,
    reach: reachIn(query) ?? REACH_WHERE_NOT_SAID,
    kind: KINDS.find((kind) => kind === query.get("kind")),
  };
}

/** The tile that an address is around for anybody, as `cornerPath` writes it; undefined if it names none. */
export function cornerIn(query: URLSearchParams): Tile | undefined {
  return readTile(query.get("at") ?? "");
}

/** The address of the feed, from its newest post on or before a cursor. Without a reach it looks as far as it takes. */
export function feedPath(look: Partial<Look>, before?: string): string {
  return withQuery("/nearby", look, { before });
}

export function olderPath(look: Look, before: string): string {
  return withQuery("/nearby/older", look, { before });
}

export function freshPath(look: Look, since: string): string {
  return withQuery("/nearby/fresh", look, { since });
}

function withQuery(
  path: string,
  { at, reach, kind }: Partial<Look>,
  more: Record<string, string | undefined>,
) {
  const corner = at === undefined ? undefined : writeTile(at);
  const all = Object.entries({ at: corner, within: reach?.toString(), kind, ...more });
  const given = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return query === "" ? path : `${path}?${query}`;
}
