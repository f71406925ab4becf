import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { insertAccount } from "#app/domain/accounts/accounts.ts";
import { noteDeletions, type CopyStore } from "#app/domain/copies/deletions.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { MOST_STAFF } from "./input.ts";
import type { StaffRefusal } from "./refusals.ts";
import { suggestUsername } from "./suggest-username.ts";

/** Somebody who changes the menu for its owner. `createdAt` is in milliseconds UTC. */
export type StaffLogin = Pick<
  typeof accounts.$inferSelect,
  "id" | "name" | "username" | "epoch" | "createdAt"
>;

const LOGIN = {
  id: accounts.id,
  name: accounts.name,
  username: accounts.username,
  epoch: accounts.epoch,
  createdAt: accounts.createdAt,
};

const staffOf = (shopId: string) => and(eq(accounts.shopId, shopId), eq(accounts.role, "staff"));
const oneOf = (shopId: string, accountId: number) =>
  and(eq(accounts.id, accountId), staffOf(shopId));

function selectStaff(db: Database, shopId: string) {
  return db.select(LOGIN).from(accounts).where(staffOf(shopId)).orderBy(asc(accounts.id));
}

/** The shop's name and its staff, oldest login first; undefined if there is no such shop. One round trip. */
export async function listStaff(
  db: Database,
  shopId: string,
): Promise<{ shopName: string; staff: StaffLogin[] } | undefined> {
  const [[shop], staff] = await db.batch([
    db.select({ shopName: shops.name }).from(shops).where(eq(shops.id, shopId)),
    selectStaff(db, shopId),
  ]);
  return shop && { ...shop, staff };
}

/** Makes a login for somebody on the staff. Refuses a name that another of the staff has, and too many. */
export async function addStaffLogin(
  db: Database,
  { shopId, name, passwordHash }: { shopId: string; name: string; passwordHash: string },
  { now }: { now: number },
): Promise<Outcome<{ username: string; epoch: number }, StaffRefusal>> {
  const username = await suggestUsername(db, shopId, name);
  const wanted = sql`(SELECT count(*) FROM accounts WHERE ${staffOf(shopId)}) < ${MOST_STAFF}
    AND NOT EXISTS (
      SELECT 1 FROM accounts WHERE ${staffOf(shopId)} AND lower(${accounts.name}) = lower(${name})
    )`;
  const login = { username, passwordHash, role: "staff", shopId, name } as const;
  const [[made], staff] = await db.batch([
    insertAccount(db, login, { wanted, now }),
    selectStaff(db, shopId),
  ]);
  if (made) return done(made);
  const isTaken = staff.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) return refused({ reason: "taken" });
  const isFull = staff.length >= MOST_STAFF;
  return refused(isFull ? { reason: "full", most: MOST_STAFF } : { reason: "stale" });
}

export interface StaffPassword {
  shopId: string;
  accountId: number;
  /** As the owner saw it, so that one form changes the password once. */
  epoch: number;
  passwordHash: string;
}

/** Replaces a password and ends all sessions with it. Refuses an old `epoch`; undefined if the shop has no such login. */
export async function replaceStaffPassword(
  db: Database,
  { shopId, accountId, epoch, passwordHash }: StaffPassword,
): Promise<Outcome<StaffLogin, Stale> | undefined> {
  const [[changed], [current]] = await db.batch([
    db
      .update(accounts)
      .set({ passwordHash, epoch: epoch + 1 })
      .where(and(oneOf(shopId, accountId), eq(accounts.epoch, epoch)))
      .returning(LOGIN),
    db.select({ id: accounts.id }).from(accounts).where(oneOf(shopId, accountId)),
  ]);
  if (changed) return done(changed);
  return current && refused({ reason: "stale" });
}

/**
 * Deletes a login, whose sessions find no account from then on, and which no backup brings back. Undefined if the shop
 * has no such login.
 */
export async function endStaffLogin(
  { db, copies }: { db: Database; copies: CopyStore },
  { shopId, accountId }: { shopId: string; accountId: number },
  { now }: { now: number },
): Promise<StaffLogin | undefined> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(oneOf(shopId, accountId));
  if (!found) return undefined;
  await noteDeletions(copies, [{ thing: "login", id: String(found.id) }], { now });
  const [ended] = await db.delete(accounts).where(oneOf(shopId, accountId)).returning(LOGIN);
  return ended;
}
