import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { AccountRefusal } from "./refusals.ts";
import { hasUsername, insertAccount } from "./accounts.ts";

/** Of an account whose password has never changed. */
export const FIRST_EPOCH = 1;

export interface NewOwner {
  shopId: string;
  username: string;
  passwordHash: string;
}

/** The statement that inserts an owner's login if `wanted` holds and the username is free. */
export function insertOwner(db: Database, owner: NewOwner, when: { wanted: SQL; now: number }) {
  return insertAccount(db, { ...owner, role: "owner", name: "" }, when);
}

/** Creates and logs a shop's first owner. Refuses a second one, and a taken username; undefined if there is no shop. */
export async function createOwnerLogin(
  db: Database,
  login: NewOwner & { operator: Operator },
  { now }: { now: number },
): Promise<Outcome<{ username: string }, AccountRefusal> | undefined> {
  const { shopId, username, operator } = login;
  const owners = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), eq(accounts.role, "owner")));
  const shop = db.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId));
  const detail = sql`(SELECT 'account ' || id FROM accounts WHERE ${hasUsername(username)})`;
  const [[made], , foundShops, foundOwners] = await db.batch([
    insertOwner(db, login, { wanted: sql`EXISTS ${shop} AND NOT EXISTS ${owners}`, now }),
    logAct(db, { operator, act: "create-login", subject: shopId, detail }, { now }),
    shop,
    owners,
  ]);
  if (made) return done(made);
  if (foundShops.length === 0) return undefined;
  return foundOwners.length > 0
    ? refused({ reason: "stale" })
    : refused({ reason: "taken", what: "username" });
}
