import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { done, refused, type Outcome, type Taken } from "#app/domain/outcome.ts";

/** A shop, open or closed, by id and name, and when it closed (ms UTC). Undefined if there is no such shop. */
export async function findShopSummary(
  db: Database,
  shopId: string,
): Promise<{ id: string; name: string; closedAt: number | null } | undefined> {
  const [shop] = await db
    .select({ id: shops.id, name: shops.name, closedAt: shops.closedAt })
    .from(shops)
    .where(eq(shops.id, shopId));
  return shop;
}

/** The ids of at most `most` open shops, in their order. */
export async function listOpenShopIds(db: Database, most: number): Promise<string[]> {
  const open = await db
    .select({ id: shops.id })
    .from(shops)
    .where(isNull(shops.closedAt))
    .orderBy(shops.id)
    .limit(most);
  return open.map(({ id }) => id);
}

/** Those of `ids` that are open shops, as id and name, in no particular order. */
export function listOpenShops(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(and(inArray(shops.id, [...ids]), isNull(shops.closedAt)));
}

/** How many shops there are, closed ones among them. */
export async function countShops(db: Database): Promise<number> {
  const [row] = await db.select({ shops: count() }).from(shops);
  return row?.shops ?? 0;
}

export interface NewShop {
  id: string;
  name: string;
  owner: { username: string; passwordHash: string };
}

/**
 * Makes a shop with an empty menu and its owner's account, both or neither. Refused where the id or the
 * username is taken already; usernames are alike whatever their case.
 */
export async function createShop(
  db: Database,
  { id, name, owner }: NewShop,
  { now }: { now: number },
): Promise<Outcome<{ id: string }, Taken>> {
  const [sameId, sameUsername] = await db.batch([
    db.select({ id: shops.id }).from(shops).where(eq(shops.id, id)),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`lower(${accounts.username}) = lower(${owner.username})`),
  ]);
  if (sameId.length > 0) return refused({ reason: "taken", what: "shop id" });
  if (sameUsername.length > 0) return refused({ reason: "taken", what: "username" });
  await db.batch([
    db.insert(shops).values({ id, name, revision: now, createdAt: now }),
    db.insert(accounts).values({ ...owner, role: "owner", shopId: id, createdAt: now }),
  ]);
  return done({ id });
}
