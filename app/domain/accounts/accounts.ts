import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";

export type NewAccount = Pick<
  typeof accounts.$inferInsert,
  "username" | "passwordHash" | "role" | "shopId"
>;

/** Somebody who can log in. Only operators have no shop. */
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

/** Somebody who is logged in, with who changed the menu of their shop last and when (ms UTC); null where nobody has. */
export interface Member extends Account {
  editedBy: number | null;
  editedAt: number | null;
}

const NEXT_EPOCH = sql`${accounts.epoch} + 1`;

/** Matches usernames ignoring case. */
export function hasUsername(username: string): SQL {
  return sql`lower(${accounts.username}) = lower(${username})`;
}

/** Creates all of these accounts or none. Throws where a username is taken. */
export async function createAccounts(
  db: Database,
  newAccounts: NewAccount[],
  { now }: { now: number },
): Promise<void> {
  await db.insert(accounts).values(newAccounts.map((account) => ({ ...account, createdAt: now })));
}

/** The account of a session, if the epoch still holds and the shop, if any, is open; undefined otherwise. One query. */
export async function findAccount(
  db: Database,
  { accountId, epoch }: { accountId: number; epoch: number },
): Promise<Member | undefined> {
  const [account] = await db
    .select({ ...ACCOUNT, editedBy: shops.editedBy, editedAt: shops.editedAt })
    .from(accounts)
    .leftJoin(shops, eq(shops.id, accounts.shopId))
    .where(and(eq(accounts.id, accountId), eq(accounts.epoch, epoch), isNull(shops.closedAt)));
  return account;
}

/** Replaces an account's password and ends all of its sessions. Undefined if there is no such account. */
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

/** Logs an account out everywhere. */
export async function endSessions(db: Database, accountId: number): Promise<void> {
  await db.update(accounts).set({ epoch: NEXT_EPOCH }).where(eq(accounts.id, accountId));
}
