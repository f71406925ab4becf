import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { hasUsername } from "#app/domain/accounts/accounts.ts";
import { insertOwner, type NewOwner } from "#app/domain/accounts/owner-login.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Taken } from "./refusals.ts";

export interface NewShop {
  id: string;
  name: string;
  owner: Omit<NewOwner, "shopId">;
}

/** Creates a shop with an empty menu and its owner's account. Refuses an id or username (ignoring case) in use. */
export async function createShop(
  db: Database,
  shop: NewShop,
  { now }: { now: number },
): Promise<Outcome<{ id: string }, Taken>> {
  const [[made], , sameId] = await db.batch([
    ...insertShop(db, shop, { wanted: sql`true`, now }),
    db.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id)),
  ]);
  if (made) return done(made);
  return refused({ reason: "taken", what: sameId.length > 0 ? "shop id" : "username" });
}

/** The statements that insert a shop and its owner's login if `wanted` holds and both names are free. */
export function insertShop(
  db: Database,
  { id, name, owner }: NewShop,
  { wanted, now }: { wanted: SQL; now: number },
) {
  const shop = db
    .insert(shops)
    .select(
      sql`SELECT ${id} AS id, ${name} AS name, '' AS description, NULL AS image_key,
          '[]' AS categories, '' AS phone_number, '' AS food_type, '[]' AS footer, ${now} AS revision,
          ${now} AS created_at, NULL AS closed_at, 1 AS details_revision,
          '' AS address, '' AS fssai_number, NULL AS includes_gst, NULL AS hours, NULL AS board,
          '' AS second_name, NULL AS cover, NULL AS edited_by, NULL AS edited_at,
          NULL AS kept_at, NULL AS kept_revision, NULL AS latitude, NULL AS longitude,
          1 AS listed_nearby, '[]' AS board_raises
        WHERE ${wanted} AND NOT EXISTS (SELECT 1 FROM shops WHERE ${eq(shops.id, id)})
          AND NOT EXISTS (SELECT 1 FROM ${accounts} WHERE ${hasUsername(owner.username)})`,
    )
    .returning({ id: shops.id });
  return [shop, insertOwner(db, { ...owner, shopId: id }, { wanted: ifChanged, now })] as const;
}
