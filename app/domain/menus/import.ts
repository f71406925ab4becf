import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { givenDetails, notesOnReplaced } from "./imported-details.ts";
import { newRow } from "./new-row.ts";
import type { ImportNote } from "./import-note.ts";
import { readMenuFile } from "./menu-file.ts";
import { planMenu, type MenuPlan, type PlannedSection, type PlannedShop } from "./menu-plan.ts";

export interface ImportReport {
  shopId: string;
  sections: number;
  items: number;
  options: number;
  notes: ImportNote[];
}

/** Even the longest items stay below D1's 2 MB for a bound value. */
const ITEMS_PER_STATEMENT = 100;

/**
 * Imports a menu response into the shop `shopId`, or into the one that the file names. A new id creates a shop; an
 * existing one gets the new menu and the given details, and keeps its picture and whether it is closed. Refuses an
 * invalid shop id, and what readMenuFile refuses.
 */
export async function importMenu(
  db: Database,
  text: string,
  { shopId, now }: { shopId?: string | undefined; now: number },
): Promise<Outcome<ImportReport, InvalidInput>> {
  const file = readMenuFile(text);
  if (!file.ok) return file;
  const id = shopId ?? file.value.menu.shop.id ?? "";
  if (!isShopId(id)) {
    const path = shopId === undefined ? "menu.shop.id" : "(shop id)";
    return invalidAt(path, { code: id === "" ? "menu-shop-id-missing" : "menu-shop-id-wrong" });
  }
  const plan = planMenu(file.value);
  const before = await storeMenu(db, id, plan, saveShop(db, id, plan.shop, { now }));
  return done(reportOf(id, plan, before));
}

async function storeMenu(
  db: Database,
  id: string,
  plan: MenuPlan,
  saving: BatchItem<"sqlite">,
): Promise<typeof shops.$inferSelect | undefined> {
  const planned = await withPhotos(db, id, plan.sections);
  const [[before]] = await db.batch([
    db.select().from(shops).where(eq(shops.id, id)),
    saving,
    db.delete(sections).where(eq(sections.shopId, id)),
    insertSections(db, id, planned),
    ...insertItems(db, id, planned),
  ]);
  return before;
}

/** Dishes of the same section and name keep the photos that they have, each one of them. */
async function withPhotos(
  db: Database,
  shopId: string,
  planned: PlannedSection[],
): Promise<PlannedSection[]> {
  const found = await db
    .select({ section: sections.name, item: items.name, photoKey: items.photoKey })
    .from(items)
    .innerJoin(sections, eq(items.sectionId, sections.id))
    .where(and(eq(items.shopId, shopId), isNotNull(items.photoKey)));
  const photos = new Map(
    found.map(({ section, item, photoKey }) => [`${section}\n${item}`, photoKey]),
  );
  const take = (name: string) => {
    const photoKey = photos.get(name) ?? null;
    photos.delete(name);
    return photoKey;
  };
  return planned.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      photoKey: take(`${section.name}\n${item.name}`),
    })),
  }));
}

function reportOf(id: string, plan: MenuPlan, before: PlannedShop | undefined): ImportReport {
  const notes = [...notesOnReplaced(before, plan.shop), ...plan.notes];
  return { shopId: id, ...countsIn(plan), notes };
}

function countsIn({ sections: planned }: MenuPlan) {
  const plannedItems = planned.flatMap((section) => section.items);
  const plannedOptions = plannedItems.flatMap((item) => item.options);
  return {
    sections: planned.length,
    items: plannedItems.length,
    options: plannedOptions.length,
  };
}

function saveShop(db: Database, id: string, details: PlannedShop, { now }: { now: number }) {
  return db
    .insert(shops)
    .values({ id, ...details, revision: now, createdAt: now })
    .onConflictDoUpdate({
      target: shops.id,
      set: {
        ...givenDetails(details),
        revision: sql`${shops.revision} + 1`,
        detailsRevision: sql`${shops.detailsRevision} + 1`,
      },
    });
}

function insertSections(db: Database, shopId: string, planned: PlannedSection[]) {
  const rows = planned.map((section) => ({ ...section, items: undefined }));
  return db.insert(sections).select(sql`
    SELECT ${newRow(sections, (field) => sql`value->>${field}`, {
      shopId: sql`shops.id`,
      position: sql`key + 1`,
    })}
    FROM shops JOIN json_each(${JSON.stringify(rows)}) WHERE ${eq(shops.id, shopId)}`);
}

/** Items refer to their section by its position, as its id is unknown until the batch runs. */
function insertItems(db: Database, shopId: string, planned: PlannedSection[]) {
  const rows = planned.flatMap((section, index) =>
    section.items.map((item, place) => ({ ...item, section: index + 1, position: place + 1 })),
  );
  return inParts(rows, ITEMS_PER_STATEMENT).map((part) =>
    db.insert(items).select(sql`
      SELECT ${newRow(items, (field) => sql`value->>${field}`, {
        shopId: sql`sections.shop_id`,
        sectionId: sql`sections.id`,
        position: sql`value->>'position'`,
      })}
      FROM json_each(${JSON.stringify(part)}) JOIN sections
        ON sections.shop_id = ${shopId} AND sections.position = value->>'section'`),
  );
}

function inParts<T>(rows: T[], length: number): T[][] {
  const count = Math.ceil(rows.length / length);
  return Array.from({ length: count }, (_, part) => rows.slice(part * length, (part + 1) * length));
}
