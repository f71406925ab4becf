import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { shops } from "#app/db/schema.ts";
import type { Board } from "#app/db/shop-columns.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import { dayOf } from "#app/domain/people/people.ts";
import { parentOf, tileAt, type Tile } from "#app/domain/places/tiles.ts";
import { endOfDay } from "#app/domain/shops/hours.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { hasNotEnded } from "./live.ts";
import { newPublicId } from "./public-id.ts";

type Shop = typeof shops.$inferSelect;

/** So often a day a shop's board comes to the top of the feed. */
const RAISES_A_DAY = 2;
/** In kilometres. */
const REACH = 10;

interface WrittenBoard {
  /** As it was before. */
  shop: Shop;
  board: Board | null;
  /** Whether it says something else than before. */
  isNew: boolean;
  /** What is on it, for moderators. */
  text: string;
  /** Of the post, if there is to be one. */
  id: number;
}

/**
 * The statements that put a board into the feed, as the one post of its shop. They follow the one that writes the board,
 * and change nothing where that did not. A board that says something new comes to the top, twice a day; after that its
 * post stays where it is. Shops without a place, or that do not want to be listed, have none; that of a wiped board
 * stays, and is shown again once the board says something (`shown-board.ts`).
 */
export function writeBoardPost(
  db: Database,
  { shop, board, isNew, text, id }: WrittenBoard,
  { now }: { now: number },
): BatchItem<"sqlite">[] {
  const tile = tileOf(shop);
  if (!board || tile === undefined || !shop.isListedNearby) return [];
  const isWritten = sql`(SELECT board FROM shops WHERE id = ${shop.id}) IS ${JSON.stringify(board)}`;
  const isLivePost = and(eq(posts.shopId, shop.id), hasNotEnded(now));
  const setLivePost = (values: Partial<typeof posts.$inferInsert>) =>
    db.update(posts).set(values).where(and(isLivePost, isWritten));
  const expiresAt = endOfPost(shop.hours, board);
  const raises = shop.boardRaises.filter((at) => localDate(at) === localDate(now));
  if (raises.length >= RAISES_A_DAY) return [setLivePost({ text, expiresAt })];
  const isMissing = sql`NOT EXISTS (SELECT 1 FROM posts WHERE ${isLivePost}) AND ${isWritten}`;
  return [
    setLivePost(isNew ? { expiresAt: now } : { text, expiresAt }),
    addShopPerson(db, shop, now),
    addPost(db, { id, shop, tile, text, expiresAt }, sql`NOT ${isBannedAt(now)} AND ${isMissing}`),
    db
      .update(shops)
      .set({ boardRaises: [...raises, now] })
      .where(and(eq(shops.id, shop.id), ifChanged)),
  ];
}

/**
 * Has the post of a shop's board, unless it has ended, end as the shop closes by its new hours, unless they or the board
 * have changed again.
 */
export async function followHours(
  db: Database,
  { id, hours, board }: Pick<Shop, "id" | "hours" | "board">,
  { now }: { now: number },
): Promise<void> {
  if (!board) return;
  const isThere = sql`EXISTS (SELECT 1 FROM shops WHERE id = ${id}
    AND hours IS ${hours && JSON.stringify(hours)} AND board IS ${JSON.stringify(board)})`;
  await db
    .update(posts)
    .set({ expiresAt: endOfPost(hours, board) })
    .where(and(eq(posts.shopId, id), hasNotEnded(now), isThere));
}

/** At closing, in milliseconds UTC. */
function endOfPost(hours: Shop["hours"], { setAt }: Board): number {
  return Math.min(endOfDay(hours, setAt), setAt + DAY_MS);
}

/** The statements by which a board's post follows its shop to this place, if that is what stands in the shop by now. */
export function moveBoardPost(
  db: Database,
  shopId: string,
  place: { latitude?: number | null | undefined; longitude?: number | null | undefined },
): BatchItem<"sqlite">[] {
  const tile = tileOf(place);
  if (tile === undefined) return [];
  const isThere = sql`EXISTS (SELECT 1 FROM shops
    WHERE id = ${shopId} AND latitude = ${place.latitude} AND longitude = ${place.longitude})`;
  return [
    db
      .update(posts)
      .set({ tile, parentTile: parentOf(tile) })
      .where(and(eq(posts.shopId, shopId), isThere)),
  ];
}

function tileOf({ latitude, longitude }: Parameters<typeof moveBoardPost>[2]): Tile | undefined {
  if (typeof latitude !== "number" || typeof longitude !== "number") return undefined;
  return tileAt({ latitude, longitude });
}

/** A shop posts as a person whom no session opens, so that neighbours can block it and moderators ban it. */
function addShopPerson(db: Database, { id }: Shop, now: number) {
  const lastSeenAt = dayOf(now);
  return db
    .insert(people)
    .values({ keyHash: personKeyOf(id), createdAt: now, lastSeenAt })
    .onConflictDoUpdate({ target: people.keyHash, set: { lastSeenAt } });
}

/** What stands in place of a session's hash, in which there is no space. */
export function personKeyOf(shopId: string | typeof shops.id): SQL {
  return sql`'shop ' || ${shopId}`;
}

interface BoardPost {
  id: number;
  shop: Shop;
  tile: Tile;
  text: string;
  expiresAt: number;
}

function addPost(db: Database, { id, shop, tile, text, expiresAt }: BoardPost, condition: SQL) {
  return db.insert(posts).select(
    sql`SELECT ${id} AS id, ${newPublicId()} AS public_id, people.id AS person_id,
        ${newPublicId()} AS send_key, '' AS digest, ${expiresAt} AS expires_at, ${tile} AS tile,
        ${parentOf(tile)} AS parent_tile, ${REACH} AS reach, 'update' AS kind, ${text} AS text,
        ${shop.name} AS venue, '[]' AS photos, NULL AS hidden_at, NULL AS resolved_at,
        0 AS comment_count, '{}' AS reaction_counts, NULL AS author_told_at, ${shop.id} AS shop_id,
        NULL AS edited_at, NULL AS starts_at, 0 AS join_count, NULL AS flagged_at, NULL AS former
      FROM people WHERE key_hash = ${personKeyOf(shop.id)} AND ${condition}`,
  );
}
