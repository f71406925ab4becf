import type { Item } from "#app/domain/menus/menus.ts";
import { soldOutAt, type SoldOut } from "#app/domain/menus/sold-out.ts";

/** Whether and how an item is sold out at this moment. */
export function soldOutNow(item: Item): SoldOut {
  return soldOutAt(item, Date.now());
}
