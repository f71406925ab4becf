import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { items, sections, type SizeOption } from "#app/db/schema.ts";
import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { menuLimits } from "./limits.ts";
import type { Item } from "./menus.ts";
import { renumberItems } from "./order.ts";
import { advanceRevision, advanceSectionRevision } from "./revision.ts";
import { sectionOfShop, type SectionRow } from "./sections.ts";

/** One item, if it is this shop's. */
function ofShop(shopId: string, itemId: number) {
  return and(eq(items.id, itemId), eq(items.shopId, shopId));
}

/** The id of the section that an item of this shop is in, as an expression of SQL; NULL if there is none. */
function sectionOf(shopId: string, itemId: number): SQL<number> {
  return sql`(SELECT section_id FROM items WHERE id = ${itemId} AND shop_id = ${shopId})`;
}

interface NewItem {
  sectionId: number;
  name: string;
  pricePaise: number;
  /** What the caller calls this addition, so that it can be sent again when the answer was lost. */
  key?: string | null | undefined;
}

/**
 * Adds an item, its price in paise, at the end of a section, once for each `key`. Refused as full at 300 items; undefined if the
 * shop has no such section.
 */
export async function addItem(
  db: Database,
  shopId: string,
  { sectionId, name, pricePaise, key = null }: NewItem,
): Promise<Outcome<Item, Full> | undefined> {
  const ours = sql`items WHERE shop_id = ${shopId} AND section_id = ${sectionId}`;
  const section = sectionOfShop(shopId, sectionId);
  const [added, , , found, [known]] = await db.batch([
    db
      .insert(items)
      .select(
        sql`SELECT NULL AS id, shop_id, id AS section_id, ${name} AS name, ${pricePaise} AS price_paise,
          (SELECT coalesce(max(position), 0) + 1 FROM ${ours}) AS position,
          '[]' AS options, '{}' AS metadata, 1 AS revision, ${key} AS added_key
        FROM sections WHERE ${section}
          AND NOT EXISTS (SELECT 1 FROM items WHERE shop_id = ${shopId} AND added_key = ${key})
          AND (SELECT count(*) FROM ${ours}) < ${menuLimits.itemsPerSection}`,
      )
      .returning(),
    advanceSectionRevision(db, sectionId),
    advanceRevision(db, shopId),
    db.select({ id: sections.id }).from(sections).where(section),
    db
      .select()
      .from(items)
      .where(and(eq(items.shopId, shopId), sql`${items.addedKey} = ${key}`)),
  ]);
  const item = added[0] ?? known;
  if (item) return done(item);
  return found[0] && refused({ reason: "full", most: menuLimits.itemsPerSection });
}

/** What an edit changes of an item; what is left out stays. Prices in paise. */
export interface ItemChange {
  itemId: number;
  name?: string;
  pricePaise?: number;
  options?: SizeOption[];
  /** The item's revision that the caller saw; left out by callers that know none. */
  revision?: number;
}

/**
 * Changes an item. Refused as stale if it has changed since the revision that the caller saw; undefined if
 * the shop has no such item.
 */
export async function editItem(
  db: Database,
  shopId: string,
  { itemId, revision, ...change }: ItemChange,
): Promise<Outcome<Item, Stale> | undefined> {
  const isSeen = revision === undefined ? undefined : eq(items.revision, revision);
  const [[edited], , [current]] = await db.batch([
    db
      .update(items)
      .set({ ...change, revision: sql`${items.revision} + 1` })
      .where(and(ofShop(shopId, itemId), isSeen))
      .returning(),
    advanceRevision(db, shopId),
    db.select().from(items).where(ofShop(shopId, itemId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** Moves an item to the 1-based place `to` of its section. Undefined if the shop has no such item. */
export async function moveItem(
  db: Database,
  shopId: string,
  { itemId, to }: { itemId: number; to: number },
): Promise<Item | undefined> {
  const sectionId = sectionOf(shopId, itemId);
  const [, , , [moved]] = await db.batch([
    renumberItems(db, { shopId, sectionId }, { id: itemId, to }),
    advanceSectionRevision(db, sectionId),
    advanceRevision(db, shopId),
    db.select().from(items).where(ofShop(shopId, itemId)),
  ]);
  return moved;
}

/** Deletes an item. Undefined if the shop has no such item. */
export async function deleteItem(
  db: Database,
  shopId: string,
  { itemId }: { itemId: number },
): Promise<Item | undefined> {
  const sectionId = sectionOf(shopId, itemId);
  const [, , [deleted]] = await db.batch([
    // Last in its section it leaves no gap.
    renumberItems(db, { shopId, sectionId }, { id: itemId, to: Number.MAX_SAFE_INTEGER }),
    // Not only if that has changed anything: without its last item, too, the list is another.
    db
      .update(sections)
      .set({ revision: sql`${sections.revision} + 1` })
      .where(eq(sections.id, sectionId)),
    db.delete(items).where(ofShop(shopId, itemId)).returning(),
    advanceRevision(db, shopId),
  ]);
  return deleted;
}

/**
 * Puts the items of a section into the order of `itemIds`, which the caller made from the list as it was at
 * `revision`. Refused as stale if that is no longer the list; undefined if the shop has no such section.
 */
export async function reorderItems(
  db: Database,
  shopId: string,
  { sectionId, itemIds, revision }: { sectionId: number; itemIds: number[]; revision: number },
): Promise<Outcome<SectionRow, Stale> | undefined> {
  const section = sectionOfShop(shopId, sectionId);
  const ours = sql`items WHERE shop_id = ${shopId} AND section_id = ${sectionId}`;
  const ids = JSON.stringify([...new Set(itemIds)]);
  const listed = sql`(SELECT value AS id, key + 1 AS place FROM json_each(${ids})) AS listed`;
  const [[reordered], , , [current]] = await db.batch([
    db
      .update(sections)
      .set({ revision: revision + 1 })
      .where(
        and(
          section,
          eq(sections.revision, revision),
          sql`(SELECT count(*) FROM ${ours}) = ${itemIds.length}`,
          sql`(SELECT count(*) FROM ${ours} AND id IN (SELECT value FROM json_each(${ids}))) = ${itemIds.length}`,
        ),
      )
      .returning(),
    db
      .update(items)
      .set({ position: sql`listed.place` })
      .from(listed).where(sql`${items.id} = listed.id AND ${items.shopId} = ${shopId}
        AND ${items.sectionId} = ${sectionId} AND ${items.position} <> listed.place AND ${ifChanged}`),
    advanceRevision(db, shopId),
    db.select().from(sections).where(section),
  ]);
  if (reordered) return done(reordered);
  return current && refused({ reason: "stale" });
}
