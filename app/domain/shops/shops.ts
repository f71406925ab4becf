import { count, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";

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

/** Those of `ids` that are open shops, as id and name, in the order in which they are given. */
export function listOpenShopsAmong(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  // One parameter, however many they are: D1 takes a hundred.
  const given = sql`json_each(${JSON.stringify(ids)})`;
  return db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .innerJoin(given, sql`${shops.id} = value`)
    .where(isNull(shops.closedAt))
    .orderBy(sql`key`);
}

/** How many shops there are, closed ones among them. */
export async function countShops(db: Database): Promise<number> {
  const [row] = await db.select({ shops: count() }).from(shops);
  return row?.shops ?? 0;
}
