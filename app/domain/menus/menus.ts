import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";

/** A shop, but for who edited its menu last and what History has of it, which are no part of the menu. */
export type Shop = Omit<
  typeof shops.$inferSelect,
  "editedBy" | "editedAt" | "keptAt" | "keptRevision"
>;
export type Item = typeof items.$inferSelect;
export type Section = typeof sections.$inferSelect & { items: Item[] };
export interface Menu {
  shop: Shop;
  sections: Section[];
}

const {
  editedBy: _,
  editedAt: __,
  keptAt: ___,
  keptRevision: ____,
  ...SHOP
} = getTableColumns(shops);

/** Numbers the items of each section 1 to n: stored positions may have gaps or repeat (see editItem). */
export function withPlaces(menu: Menu): Menu {
  const placed = (item: Item, index: number) => ({ ...item, position: index + 1 });
  return {
    ...menu,
    sections: menu.sections.map((section) => ({ ...section, items: section.items.map(placed) })),
  };
}

/** The menu for whoever saves data: with the drawn stall alone, which takes a few kilobytes. */
export function withoutPhotos(menu: Menu): Menu {
  const bare = (item: Item) => (item.photoKey === null ? item : { ...item, photoKey: null });
  return {
    shop: { ...menu.shop, imageKey: null },
    sections: menu.sections.map((section) => ({ ...section, items: section.items.map(bare) })),
  };
}

/** The current revision of an open shop's menu, in one row read. Undefined if there is no such open shop. */
export async function findMenuRevision(db: Database, shopId: string): Promise<number | undefined> {
  const [shop] = await db
    .select({ revision: shops.revision })
    .from(shops)
    .where(isOpenShop(shopId));
  return shop?.revision;
}

/** Opens the menu of an open shop; undefined if there is none. Reads 1 + sections + items rows in one round trip. */
export async function openMenu(db: Database, shopId: string): Promise<Menu | undefined> {
  return menuOf(await db.batch(menuQueries(db, shopId)));
}

/** The queries of such a menu, for one batch with others. */
export function menuQueries(db: Database, shopId: string) {
  return [
    db.select(SHOP).from(shops).where(isOpenShop(shopId)),
    db
      .select()
      .from(sections)
      .where(eq(sections.shopId, shopId))
      .orderBy(asc(sections.position), asc(sections.id)),
    db
      .select()
      .from(items)
      .where(eq(items.shopId, shopId))
      .orderBy(asc(items.sectionId), asc(items.position), asc(items.id)),
  ] as const;
}

/** The menu that these queries found; undefined if there is no such open shop. */
export function menuOf([[shop], sectionRows, itemRows]: readonly [
  Shop[],
  (typeof sections.$inferSelect)[],
  Item[],
  ...unknown[],
]): Menu | undefined {
  if (!shop) return undefined;
  const bySection = Map.groupBy(itemRows, (item) => item.sectionId);
  return {
    shop,
    sections: sectionRows.map((section) => ({
      ...section,
      items: bySection.get(section.id) ?? [],
    })),
  };
}
