import { shops } from "#app/db/schema.ts";
import type { BoardDish } from "#app/db/shop-columns.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";

/** What a shop has today, and whose it is. */
export interface ShownBoard {
  shopId: string;
  name: string;
  secondName: string;
  dishes: BoardDish[];
}

export const boardColumns = {
  id: shops.id,
  name: shops.name,
  secondName: shops.secondName,
  board: shops.board,
  hours: shops.hours,
  latitude: shops.latitude,
  isListedNearby: shops.isListedNearby,
  closedAt: shops.closedAt,
};

type ReadShop = Pick<typeof shops.$inferSelect, keyof typeof boardColumns>;

/** The board as it is at `now`; undefined if it was wiped, or the shop has closed, left its place or is not listed. */
export function showBoard(shop: ReadShop, now: number): ShownBoard | undefined {
  const dishes = boardAt(shop, now);
  const isShown = shop.closedAt === null && shop.latitude !== null && shop.isListedNearby;
  if (!isShown || dishes.length === 0) return undefined;
  return { shopId: shop.id, name: shop.name, secondName: shop.secondName, dishes };
}
