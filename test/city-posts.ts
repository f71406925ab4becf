import type { Reach } from "#app/domain/places/cover.ts";
import { wholeParent } from "#app/domain/places/post-place.ts";
import { parentOf, tileAt, type Position } from "#app/domain/places/tiles.ts";
import { LEAST_WRITERS } from "#app/domain/posts/few-people.ts";
import { firstIdAt } from "#app/domain/posts/time-ordered-id.ts";
import { DAY_MS } from "#app/durations.ts";
import { awayFrom } from "./positions.ts";

/*
 * Live posts spread over 300 cities, by Zipf's law between the cities and between the 40 quarters of each. One post in
 * twenty is in the countryside.
 */
const CITIES = 300;
const QUARTERS = 40;
const RURAL_SHARE = 0.05;
const PEOPLE = 2000;
const CHUNK = 5000;

interface CityPost {
  id: number;
  tile: number;
  reach: Reach;
  kind: string;
  personId: number;
  expiresAt: number;
}

/** A kind of which no city has a post. */
export const COUNTRY_KIND = "plan";

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a city or a quarter: the second is half as likely as the first, the third a third. */
function zipf(count: number): (random: number) => number {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (random) => {
    let left = random * total;
    return weights.findIndex((weight) => (left -= weight) < 0);
  };
}

/** Two in three cities are in India, the others up to 60° north or south. */
function somewhere(random: () => number): Position {
  const longitude = 68 + random() * 29;
  if (random() < 2 / 3) return { latitude: 8 + random() * 27, longitude };
  return { latitude: (random() < 0.5 ? -1 : 1) * random() * 60, longitude: longitude + 60 };
}

/** A normally distributed position about this many kilometres away. */
function around(position: Position, km: number, random: () => number): Position {
  const far = km * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return awayFrom(position, { north: far * Math.sin(angle), east: far * Math.cos(angle) });
}

/** This many posts of the day before `now`, oldest first; the same for the same `count`. */
function* cityPosts(count: number, now: number): Generator<CityPost> {
  const random = sequence(count);
  const cities = Array.from({ length: CITIES }, () => {
    const centre = somewhere(random);
    return Array.from({ length: QUARTERS }, () => around(centre, 6, random));
  });
  const [drawCity, drawQuarter] = [zipf(CITIES), zipf(QUARTERS)];
  for (let n = 0; n < count; n += 1) {
    const isRural = random() < RURAL_SHARE;
    const quarter = cities[drawCity(random())]?.[drawQuarter(random())] ?? somewhere(random);
    const position = isRural ? somewhere(random) : around(quarter, 0.8, random);
    const age = DAY_MS * 0.99 * (1 - n / count);
    yield {
      // Ids are unique, even within one millisecond.
      id: firstIdAt(now - Math.floor(age)) + (n % 4096),
      tile: tileAt(position) ?? 0,
      reach: [1, 3, 3, 10, 10, 10][Math.floor(random() * 6)] as Reach,
      kind: isRural ? COUNTRY_KIND : random() < 0.7 ? "update" : "help",
      personId: 1 + Math.floor(random() * PEOPLE),
      expiresAt: now + Math.ceil(DAY_MS - age),
    };
  }
}

/** Fills a database with this many posts, those of lonely tiles as of their parents, and returns the tile of each. */
export async function storeCityPosts(
  d1: D1Database,
  count: number,
  now: number,
): Promise<number[]> {
  const everybody = Array.from({ length: PEOPLE }, (_, n) => n + 1);
  await d1
    .prepare(
      `INSERT INTO people (id, key_hash, created_at, last_seen_at)
       SELECT value, 'city-' || value, ?1, ?1 FROM json_each(?2)`,
    )
    .bind(now, JSON.stringify(everybody))
    .run();
  const tiles: number[] = [];
  let chunk: unknown[][] = [];
  const store = async () => {
    await d1.prepare(INSERT_POSTS).bind(JSON.stringify(chunk)).run();
    chunk = [];
  };
  const all = [...cityPosts(count, now)];
  const inTile = Map.groupBy(all, ({ tile }) => tile);
  for (const { id, personId, expiresAt, tile, reach, kind } of all) {
    tiles.push(tile);
    const isLonely = (inTile.get(tile)?.length ?? 0) < LEAST_WRITERS;
    const place = isLonely ? wholeParent(tile) : tile;
    chunk.push([id, personId, expiresAt, place, parentOf(tile), reach, kind]);
    if (chunk.length === CHUNK) await store();
  }
  await store();
  return tiles;
}

const INSERT_POSTS = `
  INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text,
    starts_at)
  SELECT value->>0, 'city-' || (value->>0), value->>1, 'city-' || (value->>0), '', value->>2, value->>3,
    value->>4, value->>5, value->>6, 'The tea stall at the corner is open again, and there is fresh jalebi until eight.',
    iif(value->>6 = 'plan', (value->>2) - 7200000, NULL)
  FROM json_each(?)`;

/** The tiles with the most posts, busiest first. */
export function busiestOf(tiles: readonly number[], count: number): number[] {
  const counts = new Map<number, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([tile]) => tile);
}

/** Draws this many tiles, as likely as they have posts: the readers' places. */
export function drawOf(tiles: readonly number[], count: number, random = sequence(1)): number[] {
  return Array.from({ length: count }, () => tiles[Math.floor(random() * tiles.length)] ?? 0);
}
