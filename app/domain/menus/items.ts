import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { items, sections } from "#app/db/schema.ts";
import {
  insertedRow,
  performOnce,
  type KeyReused,
  type Once,
} from "#app/domain/idempotency/perform-once.ts";
import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { findShopHours } from "#app/domain/shops/shops.ts";
import { emptyItem, type ItemValues } from "./item-fields.ts";
import { newRow } from "./new-row.ts";
import { menuLimits } from "./limits.ts";
import { isOutForADay, withBackTime } from "./menu-times.ts";
import type { Item } from "./menus.ts";
import { renumberItems } from "./order.ts";
import { advanceAfterDeletion, advanceRevision, advanceSectionRevision } from "./revision.ts";
import { sectionOfShop, type SectionRow } from "./sections.ts";
import { identifying } from "./sold-out.ts";

/** Finds an item of a shop by its id. */
export function itemOfShop(shopId: string, itemId: number) {
  return and(eq(items.id, itemId), eq(items.shopId, shopId));
}

/** An SQL expression for the id of an item's section; NULL if the shop has no such item, or none of this revision. */
function sectionOf(shopId: string, itemId: number, revision?: number): SQL<number> {
  const isSeen = revision === undefined ? sql`` : sql`AND revision = ${revision}`;
  return sql`(SELECT section_id FROM items WHERE id = ${itemId} AND shop_id = ${shopId} ${isSeen})`;
}

type NewItem = { sectionId: number } & Pick<ItemValues, "name" | "pricePaise"> &
  Partial<ItemValues>;

/** Adds an item, once for each key. Refuses a 301st, and another operation's key; undefined if there is no section. */
export async function addItem(
  db: Database,
  shopId: string,
  item: NewItem,
  once?: Once,
): Promise<Outcome<Item, Full | KeyReused> | undefined> {
  const { sectionId, ...given } = item;
  const values: ItemValues = { ...emptyItem, ...given };
  const parameterOf = (field: keyof ItemValues) => sql`${sql.param(values[field], items[field])}`;
  const ours = sql`items WHERE shop_id = ${shopId} AND section_id = ${sectionId}`;
  const section = sectionOfShop(shopId, sectionId);
  const most = menuLimits.itemsPerSection;
  const withSpace = sql`(SELECT id FROM sections WHERE ${section} AND (SELECT count(*) FROM ${ours}) < ${most})`;
  const what = ["add-item", identifying(item)] as const;
  return performOnce(db, { shopId, what, once }, async (store) => {
    const [, , [added], , , , found] = await db.batch([
      // editItem may have left gaps.
      renumberItems(db, { shopId, sectionId: withSpace }),
      advanceRevision(db, shopId),
      db
        .insert(items)
        .select(
          sql`SELECT ${newRow(items, (field) => parameterOf(field as keyof ItemValues), {
            shopId: sql`shop_id`,
            sectionId: sql`id`,
            position: sql`(SELECT coalesce(max(position), 0) + 1 FROM ${ours})`,
          })} FROM sections WHERE id = ${withSpace}`,
        )
        .returning(),
      advanceSectionRevision(db, sectionId),
      advanceRevision(db, shopId),
      store(insertedRow(items)),
      db.select({ id: sections.id }).from(sections).where(section),
    ]);
    if (added) return done(added);
    return found[0] && refused({ reason: "full", most });
  });
}

/** An edit of an item. Fields that are left out stay as they are; prices are paise. */
export interface ItemChange extends Partial<ItemValues> {
  itemId: number;
  /** Sets its position and moves no other item, so that two items may share one until their list changes. */
  position?: number;
  revision?: number;
}

/** Edits an item. Refuses if it has changed since `revision`; undefined if the shop has no such item. */
export async function editItem(
  db: Database,
  shopId: string,
  { itemId, revision, ...change }: ItemChange,
): Promise<Outcome<Item, Stale> | undefined> {
  const isSeen = revision === undefined ? undefined : eq(items.revision, revision);
  const isPlaced = change.position !== undefined;
  const [[edited], , , [current]] = await db.batch([
    db
      .update(items)
      .set({ ...change, revision: sql`${items.revision} + 1` })
      .where(and(itemOfShop(shopId, itemId), isSeen))
      .returning(),
    advanceRevision(db, shopId),
    advanceSectionRevision(db, isPlaced ? sectionOf(shopId, itemId) : sql`NULL`),
    db.select().from(items).where(itemOfShop(shopId, itemId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** An item as diners see it: what is sold out today is back as its shop opens. */
export async function itemWithBackTime(db: Database, item: Item): Promise<Item> {
  if (!isOutForADay(item)) return item;
  return withBackTime(item, await findShopHours(db, item.shopId));
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
    db.select().from(items).where(itemOfShop(shopId, itemId)),
  ]);
  return moved;
}

/**
 * Deletes an item, once for each key. Refuses if it has changed since `revision`, and a key of another operation;
 * undefined if there is no such item.
 */
export async function deleteItem(
  db: Database,
  shopId: string,
  { itemId, revision }: { itemId: number; revision?: number },
  once?: Once,
): Promise<Outcome<{ id: number }, Stale | KeyReused> | undefined> {
  const sectionId = sectionOf(shopId, itemId, revision);
  const isSeen = revision === undefined ? undefined : eq(items.revision, revision);
  return performOnce(db, { shopId, what: ["delete-item", itemId], once }, async (store) => {
    const [, , [deleted], , , [current]] = await db.batch([
      // Moved to the end first, so that it leaves no gap.
      renumberItems(db, { shopId, sectionId }, { id: itemId, to: Number.MAX_SAFE_INTEGER }),
      // Unconditional: the list changes even if the item was the last one.
      db
        .update(sections)
        .set({ revision: sql`${sections.revision} + 1` })
        .where(eq(sections.id, sectionId)),
      db
        .delete(items)
        .where(and(itemOfShop(shopId, itemId), isSeen))
        .returning({ id: items.id }),
      advanceAfterDeletion(db, shopId),
      store(sql`json_object('id', ${itemId})`),
      db.select({ id: items.id }).from(items).where(itemOfShop(shopId, itemId)),
    ]);
    if (deleted) return done(deleted);
    return current && refused({ reason: "stale" });
  });
}

/**
 * Reorders a section's items; what is in that order already stays. Refuses if the list has changed since `revision`;
 * undefined if there is no section.
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
  // A phone that did not get the answer asks again.
  const inOrder = sql<string>`(SELECT json_group_array(id) FROM (SELECT id FROM ${ours} ORDER BY position))`;
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
    db.select({ section: sections, inOrder }).from(sections).where(section),
  ]);
  if (reordered) return done(reordered);
  if (current?.inOrder === ids) return done(current.section);
  return current && refused({ reason: "stale" });
}
