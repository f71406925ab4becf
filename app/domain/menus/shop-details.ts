import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Hours } from "#app/db/shop-columns.ts";
import type { Shop } from "./menus.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { followHours, moveBoardPost } from "#app/domain/posts/board-post.ts";
import type { ShopDetails } from "./shop-details-input.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";

interface ShopEdit {
  details: ShopDetails;
  /** Null if the shop gives none; they stay as they are if left out. */
  hours?: Hours | null | undefined;
  revision: number;
}

/** Replaces an open shop's details and hours. Refuses if they have changed since `revision`; undefined if there is no shop. */
export async function editShop(
  db: Database,
  shopId: string,
  { details, hours, revision }: ShopEdit,
  { now }: { now: number },
): Promise<Outcome<Shop, Stale> | undefined> {
  const [[edited], [current]] = await db.batch([
    db
      .update(shops)
      .set({
        ...details,
        ...(hours !== undefined && { hours }),
        revision: sql`${shops.revision} + 1`,
        detailsRevision: sql`${shops.detailsRevision} + 1`,
      })
      .where(and(isOpenShop(shopId), eq(shops.detailsRevision, revision)))
      .returning(),
    db.select().from(shops).where(isOpenShop(shopId)),
    ...moveBoardPost(db, shopId, details),
  ]);
  if (edited) {
    // What has changed since is followed by who changed it.
    if (hours !== undefined) await followHours(db, edited, { now });
    return done(edited);
  }
  return current && refused({ reason: "stale" });
}
