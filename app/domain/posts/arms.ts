import { sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { coverOf, type Reach } from "#app/domain/places/cover.ts";
import type { Tile } from "#app/domain/places/tiles.ts";

/** A part of a query of the feed: tiles of one size that lie as far away, and the index to walk. */
interface Arm {
  index: SQL;
  places: SQL;
}

/** The arms that together find the posts within `reach` kilometres of a tile that reach as far themselves. */
export function armsOf(
  { tile, reach }: { tile: Tile; reach: Reach },
  { near, far }: { near: SQL; far: SQL },
): Arm[] {
  const { rings, parents } = coverOf(tile, reach);
  const reachesFar = sql`reach = 10`;
  const arms = [
    [near, posts.tile, rings[1], sql`reach IN (1, 3, 10)`] as const,
    [near, posts.tile, rings[3], sql`reach IN (3, 10)`] as const,
    [near, posts.tile, rings[10], reachesFar] as const,
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
