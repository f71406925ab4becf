import { createHash } from "node:crypto";
import { eq, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import type { CountedHour } from "#app/domain/hourly-counts.ts";
import { dayOf, type Person } from "#app/domain/people/people.ts";
import type { TooNew } from "#app/domain/people/refusals.ts";
import { hasStanding, STANDING_AFTER_MS } from "#app/domain/people/standing.ts";
import { DAY_MS } from "#app/durations.ts";
import { A_DAY_OF_ADDRESS } from "./limits.ts";

/*
 * How much people without standing may write from one address in a day is limited, as sixty sessions an hour can begin
 * there.
 */

interface Writing {
  author: Person;
  thing: "post" | "comment";
  /** As in `sendings.ts`. */
  addresses?: readonly string[] | undefined;
}

/**
 * The day's count to which something written at `now` belongs; undefined for people with standing, and if there is no
 * address.
 */
function countOf({ author, thing, addresses }: Writing, now: number): CountedHour | undefined {
  const [address] = addresses ?? [];
  if (address === undefined || hasStanding(author, { now })) return undefined;
  const day = dayOf(now);
  const who = createHash("sha256").update(`${thing} ${day} ${address}`);
  return { key: `written ${who.digest("base64url")}`, endsAt: day + DAY_MS };
}

/** The query for what has been counted so far; it finds nothing if nothing is counted. */
export function queryAddressShare(db: Database, writing: Writing, { now }: { now: number }) {
  return db
    .select({ count: hourlyCounts.count })
    .from(hourlyCounts)
    .where(eq(hourlyCounts.key, countOf(writing, now)?.key ?? ""));
}

/**
 * The refusal if the address has used up its share, by what that query found. It lasts until the day is over or the
 * author has standing.
 */
export function refusalOfAddress(
  { author, thing }: Writing,
  [found]: readonly { count: number }[],
  { now }: { now: number },
): TooNew | undefined {
  if ((found?.count ?? 0) < A_DAY_OF_ADDRESS[thing]) return undefined;
  const end = Math.min(dayOf(now) + DAY_MS, author.createdAt + STANDING_AFTER_MS);
  return { reason: "too-new", of: "crowd", retryAfter: Math.max(1, Math.ceil((end - now) / 1000)) };
}

/** The same as a condition of the inserting statement; undefined if nothing is counted. */
export function isWithinAddress(writing: Writing, { now }: { now: number }): SQL | undefined {
  const counted = countOf(writing, now);
  return (
    counted &&
    sql`coalesce((SELECT count FROM hourly_counts WHERE key = ${counted.key}), 0)
      < ${A_DAY_OF_ADDRESS[writing.thing]}`
  );
}

/** The statement that counts what a batch publishes, for the end of the batch. It does nothing if nothing was published. */
export function countWritten(
  db: Database,
  { publicId, ...writing }: Writing & { publicId: string },
  { now }: { now: number },
) {
  const counted = countOf(writing, now);
  if (!counted) return [];
  const table = writing.thing === "post" ? posts : comments;
  const isThere = sql`EXISTS (SELECT 1 FROM ${table} WHERE ${eq(table.publicId, publicId)})`;
  return [
    db
      .insert(hourlyCounts)
      .select(
        sql`SELECT ${counted.key} AS key, 1 AS count, ${counted.endsAt} AS ends_at WHERE ${isThere}`,
      )
      .onConflictDoUpdate({ target: hourlyCounts.key, set: { count: sql`count + 1` } }),
  ];
}
