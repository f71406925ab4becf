import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items, sections } from "#app/db/schema.ts";

/** A move of one entry to a 1-based place, or to the nearest end. */
export interface Move {
  id: number;
  to: number;
}

/** Numbers sections 1 to n, after `move` if given. Ranks what is stored when it runs: concurrent moves then agree. */
export function renumberSections(db: Database, shopId: string, move?: Move) {
  return db
    .update(sections)
    .set({ position: sql`ranked.place` })
    .from(ranked(sql`sections WHERE shop_id = ${shopId}`, move))
    .where(sql`${sections.id} = ranked.id AND ${sections.position} <> ranked.place`);
}

/** The same for the items of one section, given by its id or by an expression for it. */
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

/** The moved entry ranks half a place before or after the one that it displaces, depending on the direction. */
function ranked(list: SQL, move: Move = { id: 0, to: 0 }): SQL {
  return sql`(
    SELECT id, row_number() OVER (ORDER BY CASE
      WHEN id <> ${move.id} THEN rank
      WHEN rank < ${move.to} THEN ${move.to} + 0.5
      ELSE ${move.to} - 0.5 END) AS place
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS rank FROM ${list})
  ) AS ranked`;
}
