import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items, sections } from "#app/db/schema.ts";

/** Where one entry of a list is to go: its id and its 1-based place; beyond the ends counts as the end. */
export interface Move {
  id: number;
  to: number;
}

/**
 * The statement that numbers a shop's sections 1..n in the order in which they are read, one of them moved
 * if `move` says so. It ranks what it finds when it runs, so moves of two people at once end in one order.
 */
export function renumberSections(db: Database, shopId: string, move?: Move) {
  return db
    .update(sections)
    .set({ position: sql`ranked.place` })
    .from(ranked(sql`sections WHERE shop_id = ${shopId}`, move))
    .where(sql`${sections.id} = ranked.id AND ${sections.position} <> ranked.place`);
}

/** The same for the items of one section, which is named by its id or by an expression that finds it. */
export function renumberItems(
  db: Database,
  { shopId, sectionId }: { shopId: string; sectionId: number | SQL },
  move?: Move,
) {
  return db
    .update(items)
    .set({ position: sql`ranked.place` })
    .from(ranked(sql`items WHERE shop_id = ${shopId} AND section_id = ${sectionId}`, move))
    .where(sql`${items.id} = ranked.id AND ${items.position} <> ranked.place`);
}

/** Half a place before or behind the one that stands there now, whichever side the moved one comes from. */
function ranked(list: SQL, move: Move = { id: 0, to: 0 }): SQL {
  return sql`(
    SELECT id, row_number() OVER (ORDER BY CASE
      WHEN id <> ${move.id} THEN rank
      WHEN rank < ${move.to} THEN ${move.to} + 0.5
      ELSE ${move.to} - 0.5 END) AS place
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS rank FROM ${list})
  ) AS ranked`;
}
