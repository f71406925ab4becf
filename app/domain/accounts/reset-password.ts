import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";

export interface PasswordReset {
  shopId: string;
  accountId: number;
  /** As the operator saw it, so that one form resets once. */
  epoch: number;
  passwordHash: string;
  operator: Operator;
}

/** Replaces an owner's password, ends all sessions, and logs it. Refuses an old `epoch`; undefined if not found. */
export async function resetOwnerPassword(
  db: Database,
  { shopId, accountId, epoch, passwordHash, operator }: PasswordReset,
  { now }: { now: number },
): Promise<Outcome<{ username: string; epoch: number }, Stale> | undefined> {
  const theOwner = and(
    eq(accounts.id, accountId),
    eq(accounts.shopId, shopId),
    eq(accounts.role, "owner"),
  );
  const detail = `account ${accountId}`;
  const [[changed], , [current]] = await db.batch([
    db
      .update(accounts)
      .set({ passwordHash, epoch: epoch + 1 })
      .where(and(theOwner, eq(accounts.epoch, epoch)))
      .returning({ username: accounts.username, epoch: accounts.epoch }),
    logAct(db, { operator, act: "reset-password", subject: shopId, detail }, { now }),
    db.select({ id: accounts.id }).from(accounts).where(theOwner),
  ]);
  if (changed) return done(changed);
  return current && refused({ reason: "stale" });
}
