import { count, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Hours } from "#app/db/shop-columns.ts";

/** An open or closed shop; `closedAt` in ms UTC. Undefined if there is no such shop. */
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

/** The hours of a shop; null if it has none, or if there is no such shop. */
export async function findShopHours(db: Database, shopId: string): Promise<Hours | null> {
  const [shop] = await db.select({ hours: shops.hours }).from(shops).where(eq(shops.id, shopId));
  return shop?.hours ?? null;
}

/** At most `most` ids of open shops, in order. */
export async function listOpenShopIds(db: Database, most: number): Promise<string[]> {
  const open = await db
    .select({ id: shops.id })
    .from(shops)
    .where(isNull(shops.closedAt))
    .orderBy(shops.id)
    .limit(most);
  return open.map(({ id }) => id);
}

/** The open shops among `ids`, in the given order. */
export function listOpenShopsAmong(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  // A single parameter: D1 takes at most a hundred.
  const given = sql`json_each(${JSON.stringify(ids)})`;
  return db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .innerJoin(given, sql`${shops.id} = value`)
    .where(isNull(shops.closedAt))
    .orderBy(sql`key`);
}

/** Counts shops, including closed ones. */
export async function countShops(db: Database): Promise<number> {
  const [row] = await db.select({ shops: count() }).from(shops);
  return row?.shops ?? 0;
}
