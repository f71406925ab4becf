import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { shops } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import type { Taken } from "./refusals.ts";
import { insertShop, type NewShop } from "./create-shop.ts";

/**
 * Creates a request's shop, marks the request as live, and logs it. The request's phone number stays off the menu,
 * which is public. Refuses a live or declined request, or a taken id or username; undefined if no request for a
 * menu has this number.
 */
export async function createShopFromRequest(
  db: Database,
  shop: NewShop & { requestId: number; operator: Operator },
  { now }: { now: number },
): Promise<Outcome<{ id: string }, Taken | Stale> | undefined> {
  const { requestId, operator, id } = shop;
  const theRequest = and(eq(shopRequests.id, requestId), eq(shopRequests.kind, "menu"));
  const waiting = sql`EXISTS (SELECT 1 FROM ${shopRequests}
    WHERE ${and(theRequest, inArray(shopRequests.status, ["new", "contacted"]))})`;
  const detail = `from request ${requestId}`;
  const [[made], , , , [request], sameId] = await db.batch([
    ...insertShop(db, shop, { wanted: waiting, now }),
    db
      .update(shopRequests)
      .set({ status: "live", shopId: id, changedAt: now, changedBy: operator.username })
      .where(and(theRequest, ifChanged)),
    logAct(db, { operator, act: "create-shop", subject: id, detail }, { now }),
    db.select({ status: shopRequests.status }).from(shopRequests).where(theRequest),
    db.select({ id: shops.id }).from(shops).where(eq(shops.id, id)),
  ]);
  if (made) return done(made);
  if (!request) return undefined;
  if (request.status === "live" || request.status === "declined") {
    return refused({ reason: "stale" });
  }
  return refused({ reason: "taken", what: sameId.length > 0 ? "shop id" : "username" });
}
