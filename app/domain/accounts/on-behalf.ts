import { and, eq, exists, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";

interface Behalf {
  shopId: string;
  operator: Operator;
}

/** Lets an operator into a shop's editor, and out of any other; logs it. False where there is no such shop, or it is closed. */
export async function openEditor(
  db: Database,
  { shopId, operator }: Behalf,
  { now }: { now: number },
): Promise<boolean> {
  const openShop = db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), isNull(shops.closedAt)));
  const [opened] = await db.batch([
    db
      .update(accounts)
      .set({ actsFor: shopId })
      .where(and(eq(accounts.id, operator.id), eq(accounts.role, "operator"), exists(openShop)))
      .returning({ id: accounts.id }),
    logAct(db, { operator, act: "open-editor", subject: shopId }, { now }),
  ]);
  return opened.length > 0;
}

/** Ends that, and logs it; nothing happens where the operator is not in this shop's editor. */
export async function leaveEditor(
  db: Database,
  { shopId, operator }: Behalf,
  { now }: { now: number },
): Promise<void> {
  await db.batch([
    db
      .update(accounts)
      .set({ actsFor: null })
      .where(and(eq(accounts.id, operator.id), eq(accounts.actsFor, shopId))),
    logAct(db, { operator, act: "leave-editor", subject: shopId }, { now }),
  ]);
}
