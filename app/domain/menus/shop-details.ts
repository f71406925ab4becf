import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Hours } from "#app/db/shop-columns.ts";
import type { Shop } from "./menus.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import type { ShopDetails } from "./shop-details-input.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";

interface HoursEdit {
  /** Null if the shop gives none. */
  hours: Hours | null;
  /** The hours that the editor saw, as JSON. */
  seen: string;
}

/** Sets an open shop's hours. Refuses if they are no longer as `seen`, nor as wanted; undefined if there is no shop. */
export async function setHours(
  db: Database,
  shopId: string,
  { hours, seen }: HoursEdit,
): Promise<Outcome<Shop, Stale> | undefined> {
  const stored = sql`coalesce(${shops.hours}, 'null')`;
  const [[edited], [current]] = await db.batch([
    db
      .update(shops)
      .set({ hours, revision: sql`${shops.revision} + 1` })
      .where(and(isOpenShop(shopId), inArray(stored, [seen, JSON.stringify(hours)])))
      .returning(),
    db.select().from(shops).where(isOpenShop(shopId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** Replaces an open shop's details. Refuses if they have changed since `revision`; undefined if there is no shop. */
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
