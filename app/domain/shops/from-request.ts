import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { accounts, shopRequests, shops } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale, type Taken } from "#app/domain/outcome.ts";
import type { NewShop } from "./shops.ts";

/**
 * Makes the shop that a request asks for, with an empty menu and its owner's account; the request is live from
 * then on, and the log says so. The request's phone number stays with the request: a menu is public. All of it in one batch, or nothing. Refused as
 * stale if the request is live already or declined, and where id or username are taken; undefined if there is no
 * such request.
 */
export async function createShopFromRequest(
  db: Database,
  shop: NewShop & { requestId: number; operator: Operator },
  { now }: { now: number },
): Promise<Outcome<{ id: string }, Taken | Stale> | undefined> {
  const { requestId, operator, id, owner } = shop;
  const theRequest = eq(shopRequests.id, requestId);
  const sameId = eq(shops.id, id);
  const sameUsername = sql`lower(${accounts.username}) = lower(${owner.username})`;
  const detail = `from request ${requestId}`;
  const [[made], , , , [request], idTaken, usernameTaken] = await db.batch([
    insertShop(db, shop, now),
    insertOwner(db, shop, now),
    db
      .update(shopRequests)
      .set({ status: "live", shopId: id, changedAt: now, changedBy: operator.username })
      .where(and(theRequest, ifChanged)),
    logAct(db, { operator, act: "create-shop", subject: id, detail }, { now }),
    db.select({ status: shopRequests.status }).from(shopRequests).where(theRequest),
    db.select({ id: shops.id }).from(shops).where(sameId),
    db.select({ id: accounts.id }).from(accounts).where(sameUsername),
  ]);
  if (made) return done(made);
  if (!request) return undefined;
  if (request.status === "live" || request.status === "declined") {
    return refused({ reason: "stale" });
  }
  if (idTaken.length > 0) return refused({ reason: "taken", what: "shop id" });
  if (usernameTaken.length > 0) return refused({ reason: "taken", what: "username" });
  throw new Error("A shop was not made, and nothing says why");
}

/** Each statement does something only if the one before it did: the request waits, and both names are free. */
function insertShop(db: Database, shop: NewShop & { requestId: number }, now: number) {
  return db
    .insert(shops)
    .select(
      sql`SELECT ${shop.id} AS id, ${shop.name} AS name, '' AS description, NULL AS image_key,
          '[]' AS categories, '' AS phone_number, '' AS food_type, '[]' AS footer, ${now} AS revision,
          ${now} AS created_at, NULL AS closed_at, 1 AS details_revision
        FROM shop_requests WHERE id = ${shop.requestId} AND status IN ('new', 'contacted')
          AND NOT EXISTS (SELECT 1 FROM shops WHERE id = ${shop.id})
          AND NOT EXISTS
            (SELECT 1 FROM accounts WHERE lower(username) = lower(${shop.owner.username}))`,
    )
    .returning({ id: shops.id });
}

function insertOwner(db: Database, { id, owner }: NewShop, now: number) {
  return db.insert(accounts).select(
    sql`SELECT NULL AS id, ${owner.username} AS username, ${owner.passwordHash} AS password_hash,
        'owner' AS role, ${id} AS shop_id, 1 AS epoch, ${now} AS created_at
      WHERE ${ifChanged}`,
  );
}
