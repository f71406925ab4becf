import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import type { TooNew } from "#app/domain/people/refusals.ts";
import { parentOf, type Tile } from "#app/domain/places/tiles.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";

/* A session costs nothing. So what a new one writes shows a little later, and in its first hour it posts little. */

/** For how long what a session writes shows later. */
const EARLY_MS = 10 * MINUTE_MS;
/** For how long it posts no more than this, and from so many parents of squares: where few write, no finer place is kept. */
const FIRST_MS = HOUR_MS;
const MOST_POSTS = 3;
const MOST_SQUARES = 2;

/**
 * When others see what somebody writes at `now` (milliseconds UTC): `wait` milliseconds later of who is new. The id of the
 * thing holds that time, and whatever reads what others wrote leaves out what is still to come (`live.ts`).
 */
export function timeOfAppearance({ createdAt }: Person, now: number, wait: number): number {
  return createdAt > now - EARLY_MS ? now + wait : now;
}

/** The query for from how many other parents of squares somebody has posted. After their first hour, and of comments, it reads nothing. */
export function queryOtherSquares(
  db: Database,
  person: Person,
  tile: Tile | undefined,
  { now }: { now: number },
) {
  const isAsked = tile !== undefined && isInFirstHour(person, now);
  return db
    .select({ squares: sql<number>`count(DISTINCT ${posts.parentTile})` })
    .from(posts)
    .where(isAsked ? isElsewhere(person, tile) : sql`0`);
}

/** The refusal at `now` of a post that is one too many for a first hour, by what somebody has sent; undefined if it is not. */
export function refusalOfFirstHour(
  person: Person,
  { thing }: { thing: "post" | "comment" },
  { sent, squares }: { sent: number; squares: number },
  now: number,
): TooNew | undefined {
  if (thing === "comment" || !isInFirstHour(person, now)) return undefined;
  const of = sent >= MOST_POSTS ? "posts" : squares >= MOST_SQUARES ? "squares" : undefined;
  const retryAfter = Math.ceil((person.createdAt + FIRST_MS - now) / 1000);
  return of && { reason: "too-new", of, retryAfter };
}

/** The same as a condition of the inserting statement; `sent` is a query for all that somebody has sent. */
export function isWithinFirstHour(
  person: Person,
  { tile, sent }: { tile: Tile | undefined; sent: SQL },
  { now }: { now: number },
): SQL | undefined {
  if (tile === undefined || !isInFirstHour(person, now)) return undefined;
  return and(
    sql`(SELECT count(*) FROM (${sent})) < ${MOST_POSTS}`,
    sql`(SELECT count(DISTINCT parent_tile) FROM posts WHERE ${isElsewhere(person, tile)}) < ${MOST_SQUARES}`,
  );
}

function isInFirstHour({ createdAt }: Person, now: number): boolean {
  return now < createdAt + FIRST_MS;
}

function isElsewhere({ id }: Person, tile: Tile): SQL | undefined {
  return and(eq(posts.personId, id), ne(posts.parentTile, parentOf(tile)));
}
