import { and, count, inArray, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";

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
