import { sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { coverOf, type Reach } from "#app/domain/places/cover.ts";
import { placeOfParent } from "#app/domain/places/post-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";

/** A part of a query of the feed: places of one size that lie as far away, and the index to walk. */
interface Arm {
  index: SQL;
  places: SQL;
}

/**
 * The arms that together find, each once, the posts within `reach` kilometres of a tile that reach as far themselves: those
 * of whole parents by these, if they reach 10 km, and all others by their places, ring by ring. One that belongs to a
 * parent is in the ring of its nearest tile.
 */
export function armsOf(
  { tile, reach }: { tile: Tile; reach: Reach },
  { near, far }: { near: SQL; far: SQL },
): Arm[] {
  const { rings, parents, touched } = coverOf(tile, reach);
  const placesIn = (ring: Reach) => [...rings[ring], ...touched[ring].map(placeOfParent)];
  // Within 10 km, whatever touches an inner ring is of a whole parent.
  const [reaches1, reaches3] = reach === 10 ? ["1, 3", "3"] : ["1, 3, 10", "3, 10"];
  const reachesFar = sql`reach = 10`;
  const arms = [
    [near, posts.tile, placesIn(1), sql`reach IN (${sql.raw(reaches1)})`] as const,
    [near, posts.tile, placesIn(3), sql`reach IN (${sql.raw(reaches3)})`] as const,
    [near, posts.tile, placesIn(10), reachesFar] as const,
    [far, posts.parentTile, parents, reachesFar] as const,
  ].filter(([, , tiles]) => tiles.length > 0);
  return arms.map(([index, column, tiles, reaches]) => ({
    index,
    places: sql`${column} IN (${numbers(tiles)}) AND ${reaches}`,
  }));
}

/** Numbers as the list of an IN, which may hold more than a statement takes parameters. */
export function numbers(list: readonly number[]): SQL {
  return sql.raw(list.join(",") || "NULL");
}
