import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { blocks } from "#app/db/blocks-schema.ts";
import { hides } from "#app/db/community-schema.ts";
import type { shops } from "#app/db/schema.ts";
import type { BoardDish } from "#app/db/shop-columns.ts";
import {
  centreOf,
  distanceKm,
  tileAt,
  type Position,
  type Tile,
} from "#app/domain/places/tiles.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { openAt, type OpenState } from "#app/domain/shops/hours.ts";
import type { Reader } from "./live.ts";
import { postsIn, queryChangesSince } from "./post-changes.ts";
import { numbers } from "./arms.ts";
import { findShared, shownAsOf, storeShared, type FeedOptions } from "./shared-pages.ts";
import { readShopRows, type ShopRow } from "./shared-shops.ts";

/** A shop as neighbours see it. Its place is public, unlike theirs. */
export interface NearShop extends Pick<
  typeof shops.$inferSelect,
  "id" | "name" | "secondName" | "foodType" | "categories" | "cover"
> {
  /** Undefined where it gives no hours. */
  open: OpenState | undefined;
  /** What it has today. */
  dishes: BoardDish[];
  tile: Tile;
  /** From the middle of the tile that was asked for, to a tenth. */
  km: number;
}

/**
 * The shops around a tile that want to be seen by neighbours and that this reader has not blocked, nearest first. Of a
 * board they say what the feed does: nothing where the reader has hidden it, or moderators have, or it was reported and is being checked.
 */
export async function listShopsNear(
  db: Database,
  { person }: Pick<Reader, "person">,
  tile: Tile,
  options: FeedOptions,
): Promise<NearShop[]> {
  const { rows, marks } = await seeShops(db, person, tile, options);
  const centre = centreOf(tile);
  return rows
    .filter(({ personId }) => personId === null || !marks.blocked.has(personId))
    .flatMap((row) => showShop(row, marks, centre, options.now));
}

function showShop(row: ShopRow, marks: Marks, centre: Position, now: number): NearShop | [] {
  const { shop, boardId } = row;
  const { id, name, secondName, foodType, categories, cover, hours, latitude, longitude } = shop;
  const place = { latitude: latitude ?? NaN, longitude: longitude ?? NaN };
  const tile = tileAt(place);
  if (tile === undefined) return [];
  const hasBoard = boardId !== null && !marks.hidden.has(boardId) && !marks.changed.has(boardId);
  return {
    id,
    name,
    secondName,
    foodType,
    categories,
    cover,
    open: hours ? openAt(hours, now) : undefined,
    dishes: hasBoard ? boardAt(shop, now) : [],
    tile,
    km: Math.round(distanceKm(centre, place) * 10) / 10,
  };
}

interface Marks {
  /** Posts that have changed since the shops were read. */
  changed: ReadonlySet<number>;
  /** Boards that the reader has hidden. */
  hidden: ReadonlySet<number>;
  /** Shops, as the persons as which they post, that the reader has blocked. */
  blocked: ReadonlySet<number>;
}

const NO_MARKS: Marks = { changed: new Set(), hidden: new Set(), blocked: new Set() };

/** The shops as everybody sees them, from the cache unless a board among them has changed, and the marks of a reader. */
async function seeShops(
  db: Database,
  person: Reader["person"],
  tile: Tile,
  options: FeedOptions,
): Promise<{ rows: ShopRow[]; marks: Marks }> {
  const key = `shops-${tile}-${shownAsOf(options)}`;
  const cached = await findShared<ShopRow>(key, options);
  const marks = cached && (await readMarks(db, person, cached));
  if (marks && !cached.some(({ boardId }) => boardId !== null && marks.changed.has(boardId)))
    return { rows: cached, marks };
  const rows = await readShopRows(db, tile, options.now);
  storeShared(key, rows, options);
  return { rows, marks: person ? await readMarks(db, person, rows) : NO_MARKS };
}

/** In one round trip. Somebody has few blocks and hides, and shops have few boards. */
async function readMarks(
  db: Database,
  person: Reader["person"],
  rows: readonly ShopRow[],
): Promise<Marks> {
  const changes = queryChangesSince(db, rows);
  if (!person) return { ...NO_MARKS, changed: postsIn(await changes) };
  const boards = numbers(rows.flatMap(({ boardId }) => boardId ?? []));
  const owners = numbers(rows.flatMap(({ personId }) => personId ?? []));
  const [changed, hidden, blocked] = await db.batch([
    changes,
    db
      .select({ postId: hides.postId })
      .from(hides)
      .where(and(eq(hides.personId, person.id), sql`${hides.postId} IN (${boards})`)),
    db
      .select({ id: blocks.blockedId })
      .from(blocks)
      .where(
        and(
          eq(blocks.personId, person.id),
          isNull(blocks.endedAt),
          sql`${blocks.blockedId} IN (${owners})`,
        ),
      ),
  ]);
  return {
    changed: postsIn(changed),
    hidden: postsIn(hidden),
    blocked: new Set(blocked.map(({ id }) => id)),
  };
}
