import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import type { Item, Menu, Section, Shop } from "#app/domain/menus/menus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";

const shop: Shop = {
  id: "shop",
  name: "Chaat House",
  description: "",
  imageKey: null,
  categories: [],
  phoneNumber: "",
  foodType: "",
  footer: [],
  revision: 100,
  createdAt: 1,
  closedAt: null,
  detailsRevision: 1,
  address: "",
  fssaiNumber: "",
  includesGst: null,
  isListedNearby: true,
  boardRaises: [],
  hours: null,
  board: null,
  secondName: "",
  cover: null,
  latitude: null,
  longitude: null,
};

/** A menu without a database: section 1 has subheaders and the items 11 to 13, section 2 has the item 21. */
export function plainMenu(): Menu {
  const subheaders = ["Served hot", "With chutney"];
  return {
    shop: { ...shop },
    sections: [
      plainSection(1, { subheaders, items: [11, 12, 13] }),
      plainSection(2, { items: [21] }),
    ],
  };
}

function plainSection(
  id: number,
  { subheaders = [], items }: { subheaders?: string[]; items: number[] },
): Section {
  return {
    ...emptySection,
    id,
    shopId: shop.id,
    name: `Section ${id}`,
    position: id,
    subheaders,
    revision: 1,
    items: items.map((itemId, index) => plainItem(itemId, id, index + 1)),
  };
}

export function plainItem(id: number, sectionId: number, position: number): Item {
  const ofSection = { shopId: shop.id, sectionId, position };
  return {
    id,
    ...ofSection,
    ...emptyItem,
    name: `Item ${id}`,
    pricePaise: 1000,
    revision: 1,
  };
}

/** A section's items or subheaders in the form in which forms send what the owner saw. */
export function seenIn({ id, revision }: Section, list: readonly (string | number)[]): Fields {
  return [
    ["sectionId", String(id)],
    ["revision", String(revision)],
    ...list.map((entry): Fields[number] => ["seen", String(entry)]),
  ];
}
