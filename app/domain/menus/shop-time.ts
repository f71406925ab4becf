import type { Database } from "#app/db/database.ts";
import { findShopHours } from "#app/domain/shops/shops.ts";
import type { ShopTime, SoldOut } from "./sold-out.ts";

/** `now`, in milliseconds UTC, with the hours of the shop, which are read only where a dish is sold out today. */
export async function shopTime(
  db: Database,
  shopId: string,
  { now, soldOut }: { now: number; soldOut: readonly (SoldOut | null | undefined)[] },
): Promise<ShopTime> {
  return { now, hours: soldOut.includes("today") ? await findShopHours(db, shopId) : null };
}
