import { and, eq, getTableColumns, inArray, notExists, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import {
  isShownNearby,
  SQUARES_A_DEGREE,
  SQUARES_AROUND_THE_WORLD,
  squareOfShop,
} from "#app/db/nearby-shops.ts";
import { blocks, people, posts } from "#app/db/community-schema.ts";
import { shops } from "#app/db/schema.ts";
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
import { personKeyOf } from "./board-post.ts";
import { isLive, isWanted, type Reader } from "./live.ts";

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

/** Shops within a walk or, where there are none, within a ride: in kilometres from the middle of a tile. */
const REACHES_KM = [3, 10];
const MOST = 12;
/** https://en.wikipedia.org/wiki/Latitude#Meridian_distance_on_the_sphere */
const KM_A_DEGREE = 111.195;

/**
 * The shops around a tile that want to be seen by neighbours and that this reader has not blocked, nearest first. Of a
 * board they say what the feed does: nothing where the reader has hidden it, or moderators have.
 */
export async function listShopsNear(
  db: Database,
  reader: Pick<Reader, "person">,
  tile: Tile,
  { now }: { now: number },
): Promise<NearShop[]> {
  for (const km of REACHES_KM) {
    const found = await listShopsWithin(db, reader, { tile, km }, { now });
    if (found.length > 0) return found;
  }
  return [];
}

async function listShopsWithin(
  db: Database,
  reader: Pick<Reader, "person">,
  { tile, km }: { tile: Tile; km: number },
  { now }: { now: number },
): Promise<NearShop[]> {
  const centre = centreOf(tile);
  const found = await db
    .select({ ...getTableColumns(shops), hasBoard: hasBoardFor(reader, now) })
    .from(shops)
    .where(
      and(
        inArray(shops.id, idsWithin(centre, km)),
        reader.person && notExists(blockOf(db, reader.person)),
      ),
    )
    .orderBy(squaredDistance(centre));
  return found.flatMap((shop) => {
    const { id, name, secondName, foodType, categories, cover, hours, latitude, longitude } = shop;
    const place = { latitude: latitude ?? NaN, longitude: longitude ?? NaN };
    const there = tileAt(place);
    const away = distanceKm(centre, place);
    if (there === undefined || away > km) return [];
    return {
      id,
      name,
      secondName,
      foodType,
      categories,
      cover,
      open: hours ? openAt(hours, now) : undefined,
      dishes: shop.hasBoard ? boardAt(shop, now) : [],
      tile: there,
      km: Math.round(away * 10) / 10,
    };
  });
}

function hasBoardFor(reader: Pick<Reader, "person">, now: number): SQL<number> {
  const isShown = and(sql`${posts.shopId} = ${shops.id}`, isLive(now), isWanted(reader));
  return sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${isShown})`;
}

function blockOf(db: Database, { id }: NonNullable<Reader["person"]>) {
  return db
    .select({ id: people.id })
    .from(blocks)
    .innerJoin(people, eq(people.id, blocks.blockedId))
    .where(and(eq(blocks.personId, id), eq(people.keyHash, personKeyOf(shops.id))));
}

/** By which shops are in order of their distance: the earth is flat enough here. */
function squaredDistance({ latitude, longitude }: Position): SQL {
  const across = Math.cos(inRadians(latitude)) ** 2;
  return sql`(latitude - ${latitude}) * (latitude - ${latitude})
    + (longitude - ${longitude}) * (longitude - ${longitude}) * ${across}`;
}

/** The ids of the nearest shops. Each row of squares is one walk along the index; each square would cost a row. */
function idsWithin(centre: Position, km: number): SQL {
  const values = rowsAround(centre, km).map((row) => `(${row.join(",")})`);
  return sql`(SELECT shops.id FROM (VALUES ${sql.raw(values.join(","))}) AS squares
    CROSS JOIN shops INDEXED BY shops_nearby
    WHERE ${squareOfShop} BETWEEN squares.column1 AND squares.column2 AND ${isShownNearby}
    ORDER BY ${squaredDistance(centre)} LIMIT ${sql.raw(String(MOST))})`;
}

/** The rows of squares in which a circle of `km` kilometres lies. One that crosses the date line has two parts. */
function rowsAround({ latitude, longitude }: Position, km: number): [number, number][] {
  const high = km / KM_A_DEGREE;
  const wide = high / Math.cos(inRadians(latitude));
  const squareAt = (degrees: number) => Math.floor(degrees * SQUARES_A_DEGREE);
  const [west, east] = [squareAt(longitude - wide + 180), squareAt(longitude + wide + 180)];
  const parts = [-1, 0, 1]
    .map((turn) => turn * SQUARES_AROUND_THE_WORLD)
    .map(
      (shift) =>
        [Math.max(0, west + shift), Math.min(SQUARES_AROUND_THE_WORLD - 1, east + shift)] as const,
    )
    .filter(([from, to]) => from <= to);
  const rows: [number, number][] = [];
  for (let row = squareAt(latitude - high + 90); row <= squareAt(latitude + high + 90); row++) {
    const start = row * SQUARES_AROUND_THE_WORLD;
    for (const [from, to] of parts) rows.push([start + from, start + to]);
  }
  return rows;
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
