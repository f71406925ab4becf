import { createHmac } from "node:crypto";
import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { squareWriters } from "#app/db/squares-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { hasStanding } from "#app/domain/people/standing.ts";
import { wholeParent, type PostPlace } from "#app/domain/places/post-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";

/** So many people with standing must have written in a square for a post to belong to it: alone, it would name its author. */
export const LEAST_WRITERS = 5;
/** Within this time. The privacy policy promises that what is kept for it goes then. */
const COUNTED_FOR_MS = DAY_MS;
/** How many writers are looked at in a busy square. */
const MOST_READ = 50;

/** By when fewer people than `least` make a post belong to a wider area, and the secret behind the count of them. */
export interface FewPeople {
  least: number;
  secret: string;
}

/** A post that is to be published; `addresses` as in `sendings.ts`. */
interface Written {
  author: Person;
  tile: Tile;
  addresses: readonly string[];
}

/**
 * Where a post of this author that is published at `now` belongs: to its square if enough people with standing have written
 * there within a day, its author among them if they have some; else to the square's parent. Those at one address count as
 * one: somebody could keep several sessions. What is stored by the parent is never made finer: whoever wants to know could
 * make up the missing people afterwards.
 */
export async function placeOfPost(
  db: Database,
  written: Written,
  { least, secret }: FewPeople,
  now: number,
): Promise<PostPlace> {
  const { author, tile } = written;
  const { square, writer, address } = keysOf(written, secret);
  const others = await db
    .select({ address: sql<string>`coalesce(${squareWriters.address}, ${squareWriters.writer})` })
    .from(squareWriters)
    .where(
      and(
        eq(squareWriters.square, square),
        ne(squareWriters.writer, writer),
        gt(squareWriters.wroteAt, now - COUNTED_FOR_MS),
      ),
    )
    .limit(MOST_READ);
  const addresses = new Set(others.map((other) => other.address));
  if (hasStanding(author, { now })) addresses.add(address ?? writer);
  return addresses.size >= least ? tile : wholeParent(tile);
}

/**
 * Counts the author of a post among those who wrote in its square, by the hour, if they have standing. It belongs into the
 * batch that publishes the post, and does nothing where that does not.
 */
export function noteWriter(
  db: Database,
  { publicId, ...written }: Written & { publicId: string },
  { secret }: FewPeople,
  now: number,
) {
  const { author } = written;
  const { square, writer, address } = keysOf(written, secret);
  const wroteAt = now - (now % HOUR_MS);
  const isPublished = sql`EXISTS (SELECT 1 FROM ${posts} WHERE ${eq(posts.publicId, publicId)})`;
  return db
    .insert(squareWriters)
    .select(
      sql`SELECT ${square} AS square, ${writer} AS writer, ${wroteAt} AS wrote_at,
          ${address} AS address
        WHERE ${isPublished} AND ${hasStanding(author, { now }) ? 1 : 0}`,
    )
    .onConflictDoUpdate({
      target: [squareWriters.square, squareWriters.writer],
      set: { wroteAt, address },
    });
}

/** Removes who wrote in a square more than a day ago, and gives the number removed. */
export async function removeOldWriters(
  db: Database,
  { now }: { now: number },
): Promise<{ writers: number }> {
  const { meta } = await db
    .delete(squareWriters)
    .where(lte(squareWriters.wroteAt, now - COUNTED_FOR_MS));
  return { writers: meta.changes };
}

/** Keyed hashes, from which nobody can read a square, nor whether two squares have a writer or an address in common. */
function keysOf({ author: { id }, tile, addresses: [address] }: Written, secret: string) {
  const keyed = (what: string) =>
    createHmac("sha256", secret).update(`few people ${what}`).digest("base64url");
  return {
    square: keyed(`square ${tile}`),
    writer: keyed(`writer ${id} ${tile}`),
    address: address === undefined ? null : keyed(`address ${address} ${tile}`),
  };
}
