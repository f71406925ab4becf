import { createHash, randomInt } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { comments, moveCodes, people, posts, pushSubscriptions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { done, refused, type NotEmpty, type Outcome, type WrongCode } from "#app/domain/outcome.ts";
import { hashOfKey, newPersonKey, type Person } from "./people.ts";

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

/**
 * Makes whoever typed a code the neighbour who made it, under a new session id, which is given: the phone before is
 * nobody from then on. Refused where the code is not good, and where this phone has posts or comments of its own,
 * which nobody could reach any more.
 */
export async function redeemMoveCode(
  db: Database,
  { typed, newcomer }: { typed: string; newcomer: Person | undefined },
  { now }: { now: number },
): Promise<Outcome<{ key: string }, WrongCode | NotEmpty>> {
  if (newcomer && (await hasWritten(db, newcomer))) return refused({ reason: "not-empty" });
  const good = and(
    eq(moveCodes.codeHash, hashOfCode(plainCode(typed))),
    gt(moveCodes.expiresAt, now),
  );
  const mover = sql`(SELECT ${moveCodes.personId} FROM ${moveCodes} WHERE ${good})`;
  const key = newPersonKey();
  const [moved] = await db.batch([
    db
      .update(people)
      .set({ keyHash: hashOfKey(key), lastSeenAt: now })
      .where(inArray(people.id, mover)),
    // What the phone before was to be told.
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.personId, mover)),
    db.delete(moveCodes).where(good),
    db.delete(people).where(and(eq(people.id, newcomer?.id ?? 0), ifChanged)),
  ]);
  return moved.meta.changes > 0 ? done({ key }) : refused({ reason: "wrong-code" });
}

async function hasWritten(db: Database, { id }: Person): Promise<boolean> {
  const [written, commented] = await db.batch([
    db.select({ id: posts.id }).from(posts).where(eq(posts.personId, id)).limit(1),
    db.select({ id: comments.id }).from(comments).where(eq(comments.personId, id)).limit(1),
  ]);
  return written.length + commented.length > 0;
}

/** A code as it was made, however it was typed: in small letters, in groups, with an O for a 0. */
function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

function hashOfCode(code: string): string {
  return createHash("sha256").update(`move ${code}`).digest("base64url");
}
