import { and, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import {
  isShownNearby,
  SQUARES_A_DEGREE,
  SQUARES_AROUND_THE_WORLD,
  squareOfShop,
} from "#app/db/nearby-shops.ts";
import { posts } from "#app/db/community-schema.ts";
import { shops } from "#app/db/schema.ts";
import { centreOf, distanceKm, type Position, type Tile } from "#app/domain/places/tiles.ts";
import { personKeyOf } from "./board-post.ts";
import { isLive } from "./live.ts";
import { lastChange } from "./post-changes.ts";

/** Shops within a walk or, where there are none, within a ride: in kilometres from the middle of a tile. */
const REACHES_KM = [3, 10];
const MOST = 12;
/** https://en.wikipedia.org/wiki/Latitude#Meridian_distance_on_the_sphere */
const KM_A_DEGREE = 111.195;

const shopColumns = {
  id: shops.id,
  name: shops.name,
  secondName: shops.secondName,
  foodType: shops.foodType,
  categories: shops.categories,
  cover: shops.cover,
  hours: shops.hours,
  board: shops.board,
  latitude: shops.latitude,
  longitude: shops.longitude,
};

/** A shop as the server knows it, the same for all readers: with its living board, and as whom it posts. */
export type ShopRow = Awaited<ReturnType<typeof readShops>>[number];

/** The shops around a tile as everybody sees them, nearest first. */
export async function readShopRows(db: Database, tile: Tile, now: number): Promise<ShopRow[]> {
  const centre = centreOf(tile);
  for (const km of REACHES_KM) {
    const found = await readShops(db, { centre, km }, now);
    const within = found.filter(
      ({ shop: { latitude, longitude } }) =>
        latitude !== null &&
        longitude !== null &&
        distanceKm(centre, { latitude, longitude }) <= km,
    );
    if (within.length > 0) return within;
  }
  return [];
}

function readShops(db: Database, { centre, km }: { centre: Position; km: number }, now: number) {
  const isBoard = and(sql`${posts.shopId} = ${shops.id}`, isLive(now), isNull(posts.flaggedAt));
  return db
    .select({
      shop: shopColumns,
      personId: sql<
        number | null
      >`(SELECT id FROM people WHERE key_hash = ${personKeyOf(shops.id)})`,
      boardId: sql<number | null>`(SELECT max(posts.id) FROM posts WHERE ${isBoard})`,
      lastChange,
    })
    .from(shops)
    .where(inArray(shops.id, idsWithin(centre, km)))
    .orderBy(squaredDistance(centre));
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
