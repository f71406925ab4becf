import type { RouterContextProvider } from "react-router";
import { findDeskShop, type DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database } from "#app/http/context.ts";
import { notFound } from "#app/http/replies.ts";

/** The shop that a path names; throws a 404 where there is none. */
export async function shopWithId(
  context: Readonly<RouterContextProvider>,
  shopId: string,
): Promise<DeskShopWithOwners> {
  const shop = isShopId(shopId) ? await findDeskShop(context.get(database), shopId) : undefined;
  if (!shop) throw notFound("This shop isn’t here");
  return shop;
}
