import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
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

/** Who changed a menu last and when (ms UTC), and what History has of it; null where nobody has changed it. */
export interface EditingSession {
  editedBy: number | null;
  editedAt: number | null;
  /** When its last version was kept (ms UTC). */
  keptAt: number | null;
  /** The revision up to which versions have all that the menu has. */
  keptRevision: number | null;
  /** The menu's own. */
  menuRevision: number | null;
}

/** Of a menu in which nobody goes on where they were. */
export const NO_EDITING_SESSION: EditingSession = {
  editedBy: null,
  editedAt: null,
  keptAt: null,
  keptRevision: null,
  menuRevision: null,
};

/** Somebody who is logged in, with the last editing session in the menu of their shop. */
export interface Member extends Account, EditingSession {
  /** What the owner calls a member of staff; empty for everybody else. */
  name: string;
  /** Their shop, or the one whose editor an operator has opened; null for none. */
  worksFor: string | null;
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

/** The statement that inserts an account if `wanted` holds and its username is free. */
export function insertAccount(
  db: Database,
  { username, passwordHash, role, shopId, name }: NewAccount & { name: string },
  { wanted, now }: { wanted: SQL; now: number },
) {
  return db
    .insert(accounts)
    .select(
      sql`SELECT NULL AS id, ${username} AS username, ${passwordHash} AS password_hash,
          ${role} AS role, ${shopId} AS shop_id, 1 AS epoch, ${now} AS created_at,
          ${name} AS name, NULL AS acts_for
        WHERE ${wanted} AND NOT EXISTS (SELECT 1 FROM accounts WHERE ${hasUsername(username)})`,
    )
    .returning({ username: accounts.username, epoch: accounts.epoch });
}

/** The account of a session, if the epoch still holds and its own shop, if any, is open; undefined otherwise. One query. */
export async function findAccount(
  db: Database,
  { accountId, epoch }: { accountId: number; epoch: number },
): Promise<Member | undefined> {
  const [account] = await db
    .select({
      ...ACCOUNT,
      name: accounts.name,
      worksFor: shops.id,
      editedBy: shops.editedBy,
      editedAt: shops.editedAt,
      keptAt: shops.keptAt,
      keptRevision: shops.keptRevision,
      menuRevision: shops.revision,
    })
    .from(accounts)
    .leftJoin(
      shops,
      and(
        eq(shops.id, sql`coalesce(${accounts.shopId}, ${accounts.actsFor})`),
        isNull(shops.closedAt),
      ),
    )
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.epoch, epoch),
        or(isNull(accounts.shopId), isNotNull(shops.id)),
      ),
    );
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
