import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import type { ShopDetails } from "./input.ts";
import { isOpenShop } from "./open.ts";

/**
 * Replaces what an open shop says of itself, as the caller saw it at `revision`. Refused as stale if that has
 * changed since; undefined if there is no such shop.
 */
export async function editShop(
  db: Database,
  shopId: string,
  { details, revision }: { details: ShopDetails; revision: number },
): Promise<Outcome<Shop, Stale> | undefined> {
  const [[edited], [current]] = await db.batch([
    db
      .update(shops)
      .set({
        ...details,
        revision: sql`${shops.revision} + 1`,
        detailsRevision: sql`${shops.detailsRevision} + 1`,
      })
      .where(and(isOpenShop(shopId), eq(shops.detailsRevision, revision)))
      .returning(),
    db.select().from(shops).where(isOpenShop(shopId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/**
 * Gives an open shop another image, or none. Tells the key of the image before, which nothing shows any more;
 * undefined if there is no such shop.
 */
export async function setShopImage(
  db: Database,
  shopId: string,
  imageKey: string | null,
): Promise<{ before: string | null } | undefined> {
  const [[before]] = await db.batch([
    db.select({ imageKey: shops.imageKey }).from(shops).where(isOpenShop(shopId)),
    db
      .update(shops)
      .set({ imageKey, revision: sql`${shops.revision} + 1` })
      .where(isOpenShop(shopId)),
  ]);
  return before && { before: before.imageKey };
}
