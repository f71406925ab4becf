import { and, eq, sql, type SQL } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import { queryBannedAddresses, refusalOfNewcomer } from "#app/domain/people/addresses.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import type { TooMany } from "#app/domain/outcome.ts";
import { banOf, type Person } from "#app/domain/people/people.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { isWithinAddress, queryAddressShare, refusalOfAddress } from "./address-share.ts";
import { isWithinFirstHour, queryOtherSquares, refusalOfFirstHour } from "./fresh-sessions.ts";
import { QUOTAS, TOMBSTONE_LIFE_MS } from "./limits.ts";
import type { SendingRefusal } from "./refusals.ts";
import { firstIdAt, timeOfId } from "./time-ordered-id.ts";

// Each key publishes once and counts towards quotas, even after the thing is removed: its tombstone remembers it.

export interface Sending {
  thing: "post" | "comment";
  sendKey: string;
  /** Keyed hashes of the address that it comes from, by each secret in use (`people/addresses.ts`). */
  addresses?: readonly string[] | undefined;
  /** The square of a post. */
  tile?: Tile;
}

const TABLES = { post: posts, comment: comments };

/**
 * Why something may not be published: it was removed before, its sender is banned or over a quota, which is lower in a
 * first hour, or they are a newcomer at an address that somebody banned has used, or whose share of the day others have
 * used up. Undefined if it may.
 */
export async function refusalToPublish(
  db: Database,
  sender: Person,
  sending: Sending,
  { now }: { now: number },
): Promise<SendingRefusal | undefined> {
  const writing = { ...sending, author: sender };
  const [gone, [known], sent, banned, [elsewhere], ofAddress] = await db.batch([
    db.select({ id: tombstones.id }).from(tombstones).where(isTombstoneOf(sender, sending)),
    db
      .select({
        bannedAt: people.bannedAt,
        bannedUntil: people.bannedUntil,
        banReason: people.banReason,
      })
      .from(people)
      .where(eq(people.id, sender.id)),
    db.select({ id: sql<number>`id` }).from(sql`(${sentWithin(DAY_MS, sender, sending, now)})`),
    queryBannedAddresses(db, sender, sending.addresses ?? [], { now }),
    queryOtherSquares(db, sender, sending.tile, { now }),
    queryAddressShare(db, writing, { now }),
  ]);
  if (gone.length > 0) return { reason: "gone" };
  const ban = known && banOf(known, now);
  if (ban) return ban;
  const before = { sent: sent.length, squares: elsewhere?.squares ?? 0 };
  const early =
    refusalOfNewcomer(sender, banned, { now }) ??
    refusalOfFirstHour(sender, sending, before, now) ??
    refusalOfAddress(writing, ofAddress, { now });
  return early ?? refusalOverQuota(sending, sent, now);
}

function refusalOverQuota(
  sending: Sending,
  sent: readonly { id: number }[],
  now: number,
): TooMany | undefined {
  const retryAfter = waitFor(sending, sent, now);
  return retryAfter > 0 ? { reason: "too-many", retryAfter } : undefined;
}

/** The same as a condition of the inserting statement, as things may have changed since. */
export function mayPublish(sender: Person, sending: Sending, { now }: { now: number }): SQL {
  const quota = quotaOf(sending);
  const sent = sentWithin(DAY_MS, sender, sending, now);
  const isFirst = isWithinFirstHour(sender, { tile: sending.tile, sent }, { now }) ?? sql`1`;
  const isOfFew = isWithinAddress({ ...sending, author: sender }, { now }) ?? sql`1`;
  const isWithin = (most: number, period: number) =>
    sql`(SELECT count(*) FROM (${sentWithin(period, sender, sending, now)})) < ${most}`;
  return sql`EXISTS (SELECT 1 FROM people WHERE id = ${sender.id} AND NOT ${isBannedAt(now)})
    AND NOT EXISTS (SELECT 1 FROM ${tombstones} WHERE ${isTombstoneOf(sender, sending)})
    AND ${isWithin(quota.hour, HOUR_MS)} AND ${isWithin(quota.day, DAY_MS)} AND ${isFirst} AND ${isOfFew}`;
}

/** Leaves tombstones, unless they would be over already, for what a later statement of the batch removes. */
export function leaveTombstones(
  db: Database,
  thing: Sending["thing"],
  which: SQL | undefined,
  { now }: { now: number },
) {
  const isRecent = sql`id >= ${firstIdAt(now - TOMBSTONE_LIFE_MS + 1)}`;
  return db
    .insert(tombstones)
    .select(
      sql`SELECT id, ${thing} AS thing, person_id, send_key FROM ${TABLES[thing]}
        WHERE ${and(isRecent, which)}`,
    )
    .onConflictDoNothing();
}

function sentWithin(period: number, { id }: Person, { thing }: Sending, now: number): SQL {
  const since = sql`person_id = ${id} AND id >= ${firstIdAt(now - period + 1)}`;
  return sql`SELECT id FROM ${TABLES[thing]} WHERE ${since}
    UNION ALL SELECT id FROM ${tombstones} WHERE ${since} AND thing = ${thing}`;
}

function isTombstoneOf({ id }: Person, { thing, sendKey }: Sending): SQL | undefined {
  return and(
    eq(tombstones.personId, id),
    eq(tombstones.thing, thing),
    eq(tombstones.sendKey, sendKey),
  );
}

function quotaOf({ thing }: Sending): { hour: number; day: number } {
  return thing === "post" ? QUOTAS.posts : QUOTAS.comments;
}

/** Seconds until one more may be sent; 0 for none. */
function waitFor(sending: Sending, sent: readonly { id: number }[], now: number): number {
  const quota = quotaOf(sending);
  const times = sent.map(({ id }) => timeOfId(id)).toSorted((a, b) => b - a);
  const waits = [
    waitWithin(HOUR_MS, times[quota.hour - 1], now),
    waitWithin(DAY_MS, times[quota.day - 1], now),
  ];
  return Math.ceil(Math.max(...waits) / 1000);
}

/** Milliseconds until the last that counts is as old as the period. */
function waitWithin(period: number, time: number | undefined, now: number): number {
  return time === undefined ? 0 : Math.max(0, time + period - now);
}
