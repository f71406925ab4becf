import { and, desc, eq, gt, inArray, lt, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { coverOf, type Reach } from "#app/domain/places/cover.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { openId, sealId } from "./cursors.ts";
import { LONGEST_LIFE_MS, PAGE_LENGTH, type Kind } from "./limits.ts";
import { isLive, isWanted, type Reader } from "./live.ts";
import { boardColumns, showBoard } from "./shown-board.ts";
import { shownColumns, showPost, type ShownPost } from "./shown-post.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** Posts within `reach` kilometres of a tile, of one kind or all. */
export interface View {
  tile: Tile;
  reach: Reach;
  kind?: Kind | undefined;
}

/** Newest first. The cursors are encrypted. */
export interface FeedPage {
  posts: ShownPost[];
  /** The cursor of the next page; null where there are no older posts. */
  older: string | null;
  /** Posts after this cursor are new. */
  newest: string;
}

/** The newest posts, or those before a cursor, within reach (between tile centres) that reach as far themselves. */
export async function listPostsNear(
  db: Database,
  reader: Reader,
  view: View,
  { before, now }: { before?: string | undefined; now: number },
): Promise<FeedPage> {
  const from = before === undefined ? undefined : openId(before, reader);
  const range = and(
    gt(posts.id, firstIdAt(now - LONGEST_LIFE_MS)),
    from === undefined ? undefined : lt(posts.id, from),
  );
  const ids = idsNear(view, and(range, isLive(now), isWanted(reader)));
  const found = await db
    .select({ post: shownColumns(reader), shop: boardColumns })
    .from(posts)
    .leftJoin(shops, eq(shops.id, posts.shopId))
    .where(inArray(posts.id, ids))
    .orderBy(desc(posts.id));
  const page = found.slice(0, PAGE_LENGTH);
  const last = page.at(-1);
  return {
    posts: page.flatMap(({ post, shop }) => {
      const shown = showPost(post, reader);
      const board = shop && showBoard(shop, now);
      return shop === null ? shown : board ? { ...shown, board } : [];
    }),
    older: found.length > PAGE_LENGTH && last ? sealId(last.post.id, reader.secret) : null,
    newest: sealId(page[0]?.post.id ?? firstIdAt(now), reader.secret),
  };
}

/** The number of posts that are newer than a cursor, counted up to one more than a page. */
export async function countNewPosts(
  db: Database,
  reader: Reader,
  view: View,
  { since, now }: { since: string; now: number },
): Promise<number> {
  const from = openId(since, reader);
  if (from === undefined) return 0;
  const ids = idsNear(view, and(gt(posts.id, from), isLive(now), isWanted(reader)));
  const [counted] = await db.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${ids}`);
  return counted?.total ?? 0;
}

/**
 * The ids of the newest posts that meet a condition, one more than a page. Each arm walks an index tile by tile from
 * its newest end, and leaves a tile once nothing in it can be among the newest: reads depend on what is shown, not
 * on how much there is. Tiles stand in the statement: as a JSON parameter they cost a fifth more rows (decision 021).
 */
function idsNear({ tile, reach, kind }: View, condition: SQL | undefined): SQL {
  const { rings, parents } = coverOf(tile, reach);
  const [near, far] = kind
    ? [sql.raw("posts_near_by_kind"), sql.raw("posts_far_by_kind")]
    : [sql.raw("posts_near"), sql.raw("posts_far")];
  const ofKind = kind && eq(posts.kind, kind);
  const arm = (index: SQL, places: SQL) =>
    sql`SELECT id FROM (SELECT id FROM posts INDEXED BY ${index}
      WHERE ${and(places, ofKind, condition)} ORDER BY id DESC LIMIT ${sql.raw(String(PAGE_LENGTH + 1))})`;
  const reachesFar = sql`reach = 10`;
  const arms = [
    [near, posts.tile, rings[1], sql`reach IN (1, 3, 10)`] as const,
    [near, posts.tile, rings[3], sql`reach IN (3, 10)`] as const,
    [near, posts.tile, rings[10], reachesFar] as const,
    [far, posts.parentTile, parents, reachesFar] as const,
  ].filter(([, , tiles]) => tiles.length > 0);
  const all = arms.map(([index, column, tiles, reaches]) =>
    arm(index, sql`${column} IN (${numbers(tiles)}) AND ${reaches}`),
  );
  return sql`(SELECT id FROM (${sql.join(all, sql` UNION ALL `)}) ORDER BY id DESC LIMIT ${sql.raw(String(PAGE_LENGTH + 1))})`;
}

function numbers(list: readonly number[]): SQL {
  return sql.raw(list.join(","));
}
