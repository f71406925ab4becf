import type { Item } from "#app/domain/menus/menus.ts";
import { pricePatches, type PriceChange } from "#app/domain/menus/bulk-prices.ts";
import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import type { SoldOut } from "#app/domain/menus/sold-out.ts";
import type { MenuPatch } from "./menu-patch.ts";
import type { WordedPatch } from "./patch-input.ts";

// Patches of several items. But for prices, they are made of whatever the items are by then.

const NOTHING: MenuPatch = { sections: [], items: [], deletedSections: [], deletedItems: [] };

/** Moves items to the end of a section, in the order in which they are given. */
export function moveItems(ids: readonly number[], sectionId: number): MenuPatch {
  return { ...NOTHING, items: ids.map((id) => ({ id, sectionId, values: {} })) };
}

/** Gives items a mark, or takes it from them. */
export function markItems(ids: readonly number[], diet: Item["diet"]): MenuPatch {
  return { ...NOTHING, items: ids.map((id) => ({ id, values: { diet } })) };
}

/** Marks items as available or sold out. */
export function sellOutItems(ids: readonly number[], soldOut: SoldOut): WordedPatch {
  return { ...NOTHING, items: ids.map((id) => ({ id, values: { soldOut } })) };
}

/** Deletes items. */
export function deleteItems(ids: readonly number[]): MenuPatch {
  return { ...NOTHING, deletedItems: [...ids] };
}

/** Puts a copy right behind an item, under a draft's id below zero. */
export function duplicateItem(item: Item, draftId: number): MenuPatch {
  const { sectionId, position } = item;
  const values = Object.fromEntries(
    Object.keys(emptyItem).map((name) => [name, item[name as keyof ItemValues]]),
  ) as ItemValues;
  return { ...NOTHING, items: [{ id: draftId, sectionId, position: position + 1, values }] };
}

/** Changes the prices of items together. */
export function repriceItems(items: readonly Item[], change: PriceChange): MenuPatch {
  return { ...NOTHING, items: pricePatches(items, change) };
}
