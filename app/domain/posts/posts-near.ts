import { and, eq, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Reach } from "#app/domain/places/cover.ts";
import { kmToPlace } from "#app/domain/places/post-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { armsOf } from "./arms.ts";
import { PAGE_LENGTH, type Kind } from "./limits.ts";

/** Posts within `reach` kilometres of a tile, of one kind or all. */
export interface View {
  tile: Tile;
  reach: Reach;
  kind?: Kind | undefined;
}

/**
 * The ids of the newest posts that meet a condition, one more than a page unless it is said. Each arm walks an index tile by tile from
 * its newest end, and leaves a tile once nothing in it can be among the newest: reads depend on what is shown, not
 * on how much there is. Tiles stand in the statement: as a JSON parameter they cost a fifth more rows (decision 021).
 */
export function idsNear(
  { tile, reach, kind }: View,
  condition: SQL | undefined,
  most = PAGE_LENGTH + 1,
): SQL {
  const limit = sql.raw(String(most));
  const [near, far] = kind
    ? [sql.raw("posts_near_by_kind"), sql.raw("posts_far_by_kind")]
    : [sql.raw("posts_near"), sql.raw("posts_far")];
  const ofKind = kind && eq(posts.kind, kind);
  const all = armsOf({ tile, reach }, { near, far }).map(
    ({ index, places }) => sql`SELECT id FROM (SELECT id FROM posts INDEXED BY ${index}
      WHERE ${and(places, ofKind, condition)} ORDER BY id DESC LIMIT ${limit})`,
  );
  return sql`(SELECT id FROM (${sql.join(all, sql` UNION ALL `)}) ORDER BY id DESC LIMIT ${limit})`;
}

/** Whether a post belongs into a view, by its place, reach and kind. */
export function isNear(
  { tile, reach, kind }: View,
  post: Pick<typeof posts.$inferSelect, "tile" | "reach" | "kind">,
): boolean {
  const isWithin = kmToPlace(tile, post.tile) <= Math.min(reach, post.reach);
  return isWithin && (kind === undefined || kind === post.kind);
}
