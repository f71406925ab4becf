import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Menu } from "#app/domain/menus/menus.ts";

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

/** Gives what is new in a menu the next ids. What was deleted comes back with the id that it had. */
export function nameNew(menu: Menu, before: Menu, last: LastIds): { menu: Menu; ids: NewIds } {
  const ids: NewIds = { sections: {}, items: {} };
  const known = {
    sections: new Set(before.sections.map(({ id }) => id)),
    items: new Set(before.sections.flatMap(({ items }) => items.map(({ id }) => id))),
  };
  const next = { ...last };
  const nameOf = (kind: keyof NewIds, id: number) => {
    const isGiven = known[kind].has(id) || (id > 0 && id <= last[kind]);
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
