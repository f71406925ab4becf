import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { items } from "#app/db/schema.ts";
import type { ItemValues } from "./item-fields.ts";

type Place = Record<"shopId" | "sectionId" | "position", SQL>;

/** The SELECT list for new items, in the order of schema.ts, as Drizzle's INSERT … SELECT names all columns. */
export function newItemRow(valueOf: (field: keyof ItemValues) => SQL, place: Place): SQL {
  const known: Record<string, SQL> = { ...place, id: sql`NULL`, revision: sql`1` };
  const columns = Object.keys(getTableColumns(items));
  const values = columns.map((name) => known[name] ?? valueOf(name as keyof ItemValues));
  return sql.join(values, sql`, `);
}
