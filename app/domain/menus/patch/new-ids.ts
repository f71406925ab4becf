import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Menu } from "#app/domain/menus/menus.ts";

/** The ids that the new sections and items of a patch were given, by those that it has for them. */
export interface NewIds {
  sections: Record<number, number>;
  items: Record<number, number>;
}

interface LastIds {
  sections: number;
  items: number;
}

/** The highest ids that were ever given: the tables never give one twice. */
export async function readLastIds(db: Database): Promise<LastIds> {
  const rows = await db.all<{ name: keyof LastIds; seq: number }>(
    sql`SELECT name, seq FROM sqlite_sequence WHERE name IN ('sections', 'items')`,
  );
  return { sections: 0, items: 0, ...Object.fromEntries(rows.map(({ name, seq }) => [name, seq])) };
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
