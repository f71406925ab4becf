import { createHash, randomInt } from "node:crypto";
import { and, eq, gt, inArray, lte, not, sql, type SQL } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { moveCodes } from "#app/db/move-codes-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { MoveRefusal } from "./refusals.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import { hideAllOf } from "#app/domain/reports/bans.ts";
import { dayOf, dayOfCreation, hashOfKey, type Person } from "#app/domain/people/people.ts";
import type { Place } from "#app/domain/places/place.ts";
import { takeBackJoins } from "#app/domain/posts/joins.ts";
import { takeBackReactions } from "#app/domain/posts/reactions.ts";
import { MINUTE_MS } from "#app/durations.ts";

/** Leaves out letters that are easily confused (Crockford's Base32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const CODE_LIFE_MS = 10 * MINUTE_MS;

/**
 * Makes a code for moving to another phone, with the places of this one. It works once, for ten minutes, and replaces any
 * earlier code.
 */
export async function makeMoveCode(
  db: Database,
  { id }: Person,
  places: Place[],
  { now }: { now: number },
): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const code = letters.join("");
  const kept = { codeHash: hashOfCode(code), expiresAt: now + CODE_LIFE_MS, places };
  await db
    .insert(moveCodes)
    .values({ personId: id, ...kept })
    .onConflictDoUpdate({ target: moveCodes.personId, set: kept });
  return code;
}

interface Redemption {
  typed: string;
  newcomer: Person | undefined;
  key: string;
}

/**
 * Moves the neighbour who made the code to the phone of `key`. The old phone is logged out; blocks and reports made on
 * the new one carry over, reactions and joined plans do not. Gives the places of the old phone. A ban of either stays, on
 * both. Refuses a wrong code, the phone's own, and a phone with posts or comments.
 */
export async function redeemMoveCode(
  db: Database,
  { typed, newcomer, key }: Redemption,
  { now }: { now: number },
): Promise<Outcome<{ places: Place[] }, MoveRefusal>> {
  const good = and(
    eq(moveCodes.codeHash, hashOfCode(plainCode(typed))),
    gt(moveCodes.expiresAt, now),
  );
  const newcomerId = newcomer?.id ?? 0;
  const [[owner], written, commented] = await db.batch([
    db
      .select({ id: moveCodes.personId, places: moveCodes.places, keyHash: people.keyHash })
      .from(moveCodes)
      .innerJoin(people, eq(people.id, moveCodes.personId))
      .where(good),
    db.select({ id: posts.id }).from(posts).where(eq(posts.personId, newcomerId)).limit(1),
    db.select({ id: comments.id }).from(comments).where(eq(comments.personId, newcomerId)).limit(1),
  ]);
  if (!owner || owner.id === newcomerId) return refused({ reason: "wrong-code" });
  if (written.length + commented.length > 0) return refused({ reason: "not-empty" });
  const mover = sql`(SELECT ${moveCodes.personId} FROM ${moveCodes} WHERE ${good})`;
  const ofNewcomer = and(eq(reports.reporterId, newcomerId), sql`${mover} IS NOT NULL`);
  const [moved] = await db.batch([
    db
      .update(people)
      .set({ keyHash: hashOfKey(key), lastSeenAt: dayOf(now) })
      .where(inArray(people.id, mover)),
    // The old phone gets no more notifications.
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.personId, mover)),
    db
      .update(blocks)
      .set({ personId: mover })
      .where(and(eq(blocks.personId, newcomerId), isNewTo(mover))),
    db
      .update(reports)
      .set({ reporterId: mover })
      .where(and(ofNewcomer, isFirstBy(mover))),
    db.delete(reports).where(ofNewcomer),
    ...takeBackReactions(db, newcomerId, sql`${mover} IS NOT NULL`),
    takeBackJoins(db, newcomerId, sql`${mover} IS NOT NULL`),
    ...carryBan(db, { mover, newcomerId, former: owner.keyHash }, { now }),
    db.delete(moveCodes).where(good),
    db.delete(people).where(and(eq(people.id, newcomerId), ifChanged)),
  ]);
  return moved.meta.changes > 0
    ? done({ places: owner.places })
    : refused({ reason: "wrong-code" });
}

/**
 * The statements by which a ban of the newcomer becomes one of the mover, with the cases; and by which a mover's ban also
 * stays on the phone whose session had this hash.
 */
function carryBan(
  db: Database,
  { mover, newcomerId, former }: { mover: SQL; newcomerId: number; former: string },
  { now }: { now: number },
) {
  const ofNewcomer = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM people WHERE id = ${newcomerId})`;
  return [
    db
      .update(people)
      .set({
        bannedAt: ofNewcomer("banned_at"),
        bannedUntil: ofNewcomer("banned_until"),
        banReason: ofNewcomer("ban_reason"),
      })
      .where(
        and(
          inArray(people.id, mover),
          not(isBannedAt(now)),
          sql`EXISTS (SELECT 1 FROM people WHERE id = ${newcomerId} AND ${isBannedAt(now)})`,
        ),
      ),
    ...hideAllOf(db, mover, { now }),
    db
      .update(cases)
      .set({ authorId: mover })
      .where(and(eq(cases.authorId, newcomerId), sql`${mover} IS NOT NULL`)),
    db.insert(people).select(
      sql`SELECT NULL AS id, ${former} AS key_hash, ${dayOfCreation} AS created_at, last_seen_at, NULL AS confirmed_age, banned_at,
          ban_reason, NULL AS reminded_at, NULL AS deletion_id, seen_decision_at,
          reporting_ended_at, banned_until,
          ${now} AS emptied_at, last_address, last_address_at, id AS ban_of
        FROM people WHERE id = ${mover} AND ${isBannedAt(now)}`,
    ),
  ] as const;
}

/** Removes the codes that have expired, with the places they hold, and gives the number removed. */
export async function removeOldCodes(
  db: Database,
  { now }: { now: number },
): Promise<{ codes: number }> {
  const { meta } = await db.delete(moveCodes).where(lte(moveCodes.expiresAt, now));
  return { codes: meta.changes };
}

/** Blocks that the mover has not made in the same thread, and that are not of themselves. None if there is no mover. */
function isNewTo(personId: SQL): SQL {
  return sql`blocked_id <> ${personId} AND NOT EXISTS (SELECT 1 FROM thread_blocks own
    WHERE own.person_id = ${personId} AND own.blocked_id = thread_blocks.blocked_id
      AND own.post_id = thread_blocks.post_id AND own.ended_at IS NULL)`;
}

function isFirstBy(personId: SQL): SQL {
  return sql`case_id NOT IN (SELECT own.case_id FROM reports own WHERE own.reporter_id = ${personId})`;
}

/** Undoes what people do when typing: small letters, groups, an O for a 0. */
function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

function hashOfCode(code: string): string {
  return createHash("sha256").update(`move ${code}`).digest("base64url");
}
