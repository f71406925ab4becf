import { createHash, randomInt } from "node:crypto";
import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import {
  blocks,
  comments,
  moveCodes,
  people,
  posts,
  pushSubscriptions,
} from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { reports } from "#app/db/moderation-schema.ts";
import { done, refused, type NotEmpty, type Outcome, type WrongCode } from "#app/domain/outcome.ts";
import { takeBackReactions } from "#app/domain/posts/reactions.ts";
import { dayOf, hashOfKey, type Person } from "./people.ts";

/** Digits and letters that are not taken for one another (Crockford's Base32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
/** How long a code is good for, in milliseconds. */
const CODE_LIFE_MS = 10 * 60 * 1000;

/** A code with which this neighbour can go on on another phone: good once, for ten minutes, in place of any before. */
export async function makeMoveCode(
  db: Database,
  { id }: Person,
  { now }: { now: number },
): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const code = letters.join("");
  const kept = { codeHash: hashOfCode(code), expiresAt: now + CODE_LIFE_MS };
  await db
    .insert(moveCodes)
    .values({ personId: id, ...kept })
    .onConflictDoUpdate({ target: moveCodes.personId, set: kept });
  return code;
}

/** What was typed on another phone, who that phone was so far, and the session id under which it goes on. */
interface Redemption {
  typed: string;
  newcomer: Person | undefined;
  key: string;
}

/**
 * Makes whoever typed a code the neighbour who made it, known by `key` from then on: the phone before is nobody. Whom
 * the newcomer had blocked stays blocked, what they had reported counts as the mover's, and their reactions go. Refused where the code is not good, or is the newcomer's own, and where this
 * phone has posts or comments, which nobody could reach any more.
 */
export async function redeemMoveCode(
  db: Database,
  { typed, newcomer, key }: Redemption,
  { now }: { now: number },
): Promise<Outcome<undefined, WrongCode | NotEmpty>> {
  const good = and(
    eq(moveCodes.codeHash, hashOfCode(plainCode(typed))),
    gt(moveCodes.expiresAt, now),
  );
  const newcomerId = newcomer?.id ?? 0;
  const [[owner], written, commented] = await db.batch([
    db.select({ id: moveCodes.personId }).from(moveCodes).where(good),
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
    // What the phone before was to be told.
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
    db.delete(moveCodes).where(good),
    db.delete(people).where(and(eq(people.id, newcomerId), ifChanged)),
  ]);
  return moved.meta.changes > 0 ? done(undefined) : refused({ reason: "wrong-code" });
}

/** True of blocks that this neighbour has not made, and that are not of themselves; of none where there is nobody. */
function isNewTo(personId: SQL): SQL {
  return sql`blocked_id <> ${personId} AND blocked_id NOT IN
    (SELECT own.blocked_id FROM blocks own WHERE own.person_id = ${personId})`;
}

/** True of reports about what this neighbour has not reported. */
function isFirstBy(personId: SQL): SQL {
  return sql`case_id NOT IN (SELECT own.case_id FROM reports own WHERE own.reporter_id = ${personId})`;
}

/** A code as it was made, however it was typed: in small letters, in groups, with an O for a 0. */
function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

function hashOfCode(code: string): string {
  return createHash("sha256").update(`move ${code}`).digest("base64url");
}
