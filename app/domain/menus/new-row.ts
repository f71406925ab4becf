import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { items, sections } from "#app/db/schema.ts";

/** The SELECT list of new items or sections, in the order of schema.ts: Drizzle's INSERT … SELECT names all columns. */
export function newRow(
  table: typeof items | typeof sections,
  valueOf: (field: string) => SQL,
  place: Record<string, SQL>,
): SQL {
  const known: Record<string, SQL> = { id: sql`NULL`, revision: sql`1`, ...place };
  const columns = Object.keys(getTableColumns(table));
  const values = columns.map((name) => known[name] ?? valueOf(name));
  return sql.join(values, sql`, `);
}
