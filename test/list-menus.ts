import type { Item, Section } from "#app/domain/menus/menus.ts";
import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";

type Values = Partial<ItemValues> & { name: string };

/** A stored section of a menu with those items. */
export function sectionOf(name: string, items: Values[], values: Partial<Section> = {}): Section {
  const section = { id: 1, shopId: "shop", position: 1, revision: 1, subheaders: [] };
  return { ...emptySection, ...section, name, ...values, items: items.map(itemOf) };
}

function itemOf(values: Values, index: number): Item {
  const place = { id: index + 1, shopId: "shop", sectionId: 1, position: index + 1, revision: 1 };
  return { ...emptyItem, ...place, ...values };
}
