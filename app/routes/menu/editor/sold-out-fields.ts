import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { soldOutAt, type SoldOut } from "#app/domain/menus/sold-out.ts";
import { wasField } from "./edited-fields.ts";
import type { Fields } from "./fields.ts";

/** Whether and how an item is sold out at this moment. */
export function soldOutNow(item: Item): SoldOut {
  return soldOutAt(item, Date.now());
}

/** The changes that mark items as sold out or available again: one for each item, which changes nothing else. */
export function soldOutChanges(items: readonly Item[], soldOut: SoldOut): Fields[] {
  return items.map((item): Fields => {
    const texts = itemFormTexts(item, Date.now());
    return [
      ["operation", "edit-item"],
      ["itemId", String(item.id)],
      ["revision", String(item.revision)],
      wasField(texts),
      ...texts.map(([name, text]): Fields[number] => [name, name === "soldOut" ? soldOut : text]),
    ];
  });
}
