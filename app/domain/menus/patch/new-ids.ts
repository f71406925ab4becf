import { and, getTableName, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items, sections } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { isAddition, isSectionAddition } from "./left-parts.ts";
import type { MenuPatch } from "./menu-patch.ts";

/** The ids that the new sections and items of a patch were given, by those that it has for them. */
export interface NewIds {
  sections: Record<number, number>;
  items: Record<number, number>;
}

export interface LastIds {
  sections: number;
  items: number;
}

/** The query for the highest ids that were ever given: the tables never give one twice. */
export function lastIdsQuery(db: Database) {
  const last = (table: keyof LastIds) =>
    sql<number>`coalesce((SELECT seq FROM sqlite_sequence WHERE name = ${table}), 0)`.as(table);
  return db.select({ sections: last("sections"), items: last("items") }).from(sql`(SELECT 1)`);
}

/** The query for those ids of what a patch adds or brings back that are another shop's. */
export function idsElsewhereQuery(db: Database, shopId: string, patch: MenuPatch) {
  const elsewhere = (table: typeof sections | typeof items, list: { id: number }[]) => {
    const ids = JSON.stringify(list.map(({ id }) => id).filter((id) => id > 0));
    const named = sql`(SELECT value FROM json_each(${ids}))`;
    return db
      .select({ id: table.id, kind: sql<keyof NewIds>`${getTableName(table)}`.as("kind") })
      .from(table)
      .where(and(inArray(table.id, named), ne(table.shopId, shopId)));
  };
  return elsewhere(sections, patch.sections.filter(isSectionAddition)).unionAll(
    elsewhere(items, patch.items.filter(isAddition)),
  );
}

interface GivenIds {
  last: LastIds;
  /** Those that another shop has. */
  elsewhere: { kind: keyof NewIds; id: number }[];
}

/**
 * Gives what is new in a menu the next ids. What was deleted comes back with the id that it had, unless another shop
 * has it by now.
 */
export function nameNew(
  menu: Menu,
  before: Menu,
  { last, elsewhere }: GivenIds,
): { menu: Menu; ids: NewIds } {
  const ids: NewIds = { sections: {}, items: {} };
  const known = {
    sections: new Set(before.sections.map(({ id }) => id)),
    items: new Set(before.sections.flatMap(({ items }) => items.map(({ id }) => id))),
  };
  const next = { ...last };
  const nameOf = (kind: keyof NewIds, id: number) => {
    const isFree = !elsewhere.some((theirs) => theirs.kind === kind && theirs.id === id);
    const isGiven = known[kind].has(id) || (id > 0 && id <= last[kind] && isFree);
    return isGiven ? id : (ids[kind][id] ??= next[kind] += 1);
  };
  const sections = menu.sections.map((section) => {
    const id = nameOf("sections", section.id);
    const items = section.items.map((item) => ({
      ...item,
      sectionId: id,
      id: nameOf("items", item.id),
    }));
    return { ...section, id, items };
  });
  return { menu: { ...menu, sections }, ids };
}
