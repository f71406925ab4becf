import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";

export type NewAccount = Pick<
  typeof accounts.$inferInsert,
  "username" | "passwordHash" | "role" | "shopId"
>;

/** Somebody who can log in. `shopId` is null for operators alone. */
export type Account = Pick<
  typeof accounts.$inferSelect,
  "id" | "username" | "role" | "shopId" | "epoch"
>;

const ACCOUNT = {
  id: accounts.id,
  username: accounts.username,
  role: accounts.role,
  shopId: accounts.shopId,
  epoch: accounts.epoch,
};

const NEXT_EPOCH = sql`${accounts.epoch} + 1`;

/** True where this is somebody's username, whatever its case. */
export function hasUsername(username: string): SQL {
  return sql`lower(${accounts.username}) = lower(${username})`;
}

/** Creates accounts, all or none. Owners and staff need a shop, operators have none; usernames are unique. */
export async function createAccounts(
  db: Database,
  newAccounts: NewAccount[],
  { now }: { now: number },
): Promise<void> {
  await db.insert(accounts).values(newAccounts.map((account) => ({ ...account, createdAt: now })));
}

/**
 * The account that a session was made for, if the session's epoch still holds and the account's shop, where
 * it has one, is open; undefined otherwise. One query.
 */
export async function findAccount(
  db: Database,
  { accountId, epoch }: { accountId: number; epoch: number },
): Promise<Account | undefined> {
  const [account] = await db
    .select(ACCOUNT)
    .from(accounts)
    .leftJoin(shops, eq(shops.id, accounts.shopId))
    .where(and(eq(accounts.id, accountId), eq(accounts.epoch, epoch), isNull(shops.closedAt)));
  return account;
}

/** Gives the account the hash of another password and ends all of its sessions. Undefined where there is no such account. */
export async function replacePasswordHash(
  db: Database,
  accountId: number,
  passwordHash: string,
): Promise<Account | undefined> {
  const [account] = await db
    .update(accounts)
    .set({ passwordHash, epoch: NEXT_EPOCH })
    .where(eq(accounts.id, accountId))
    .returning(ACCOUNT);
  return account;
}

/** Logs an account out everywhere: no session made until now finds it any more. */
export async function endSessions(db: Database, accountId: number): Promise<void> {
  await db.update(accounts).set({ epoch: NEXT_EPOCH }).where(eq(accounts.id, accountId));
}
