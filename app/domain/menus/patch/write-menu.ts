import { and, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { newRow } from "#app/domain/menus/new-row.ts";

/** In UTF-16 units of JSON, of which each has at most 3 bytes: below D1's 2 MB for a bound value. */
const MOST_PER_STATEMENT = 600_000;

type Row = { id: number };

/**
 * Writes the rows in which two states of a menu differ, and `storing` with them, in one batch. Fails if the stored menu
 * is not at the revision of `from`: an outdated one becomes NULL, which the table refuses.
 */
export async function writeMenu(
  db: Database,
  { from, to }: { from: Menu; to: Menu },
  storing: BatchItem<"sqlite">,
): Promise<void> {
  const before = rowsOf(from);
  const after = rowsOf(to);
  const { id: shopId, revision } = from.shop;
  const next = sql`CASE WHEN ${eq(shops.revision, revision)} THEN ${revision + 1} END`;
  const isLessOnly = isLess(before.sections, after.sections) && isLess(before.items, after.items);
  const kept = sql`${shops.keptRevision} + (${shops.keptRevision} = ${revision})`;
  await db.batch([
    db
      .update(shops)
      .set({ revision: next, ...(isLessOnly && { keptRevision: kept }) })
      .where(eq(shops.id, shopId)),
    storing,
    ...writeRows(db, shopId, sections, [before.sections, after.sections]),
    ...writeRows(db, shopId, items, [before.items, after.items]),
    ...deleteRows(db, shopId, items, [before.items, after.items]),
    ...deleteRows(db, shopId, sections, [before.sections, after.sections]),
  ]);
}

/** Whether nothing was added or changed, but for the places of what is left. */
function isLess<T extends Row & { position: number; revision: number }>(before: T[], after: T[]) {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.every((row) => {
    const former = known.get(row.id);
    const { position, revision } = former ?? row;
    return former && JSON.stringify({ ...row, position, revision }) === JSON.stringify(former);
  });
}

function rowsOf(menu: Menu) {
  return {
    sections: menu.sections.map((section) => ({ ...section, items: undefined })),
    items: menu.sections.flatMap((section) => section.items),
  };
}

function writeRows<T extends Row>(
  db: Database,
  shopId: string,
  table: typeof sections | typeof items,
  [before, after]: [T[], T[]],
): BatchItem<"sqlite">[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const added = after.filter(({ id }) => !known.has(id));
  const columns = Object.keys(getTableColumns(table)) as (keyof T & string)[];
  const isChanged = (row: T, field: keyof T) =>
    JSON.stringify(row[field]) !== JSON.stringify(known.get(row.id)?.[field]);
  const changed = after.filter(
    (row) => known.has(row.id) && columns.some((field) => isChanged(row, field)),
  );
  // What no row changes stays out, and with it the indexes of those columns.
  const fields = columns.filter((field) => changed.some((row) => isChanged(row, field)));
  return [
    ...inParts(changed.map((row) => only(row, ["id", ...fields]))).map((part) =>
      updateRows(db, { shopId, table, fields }, part),
    ),
    ...inParts(added.map((row) => only(row, columns))).map((part) =>
      db.insert(table).select(sql`
        SELECT ${newRow(table, written, { shopId: sql`${shopId}`, id: written("id"), revision: written("revision") })}
        FROM json_each(${part})`),
    ),
  ];
}

function only<T extends Row>(row: T, fields: (keyof T)[]) {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

/** The plus keeps SQLite from reading through all rows of the shop for each in the list. */
function updateRows(
  db: Database,
  at: { shopId: string; table: typeof sections | typeof items; fields: string[] },
  rows: string,
): BatchItem<"sqlite"> {
  const { shopId, table, fields } = at;
  return db
    .update(table)
    .set(Object.fromEntries(fields.map((field) => [field, written(field)])))
    .from(sql`json_each(${rows})`)
    .where(sql`${table.id} = ${written("id")} AND +${table.shopId} = ${shopId}`);
}

function deleteRows(
  db: Database,
  shopId: string,
  table: typeof sections | typeof items,
  [before, after]: [Row[], Row[]],
): BatchItem<"sqlite">[] {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(gone)}))`;
  return gone.length === 0
    ? []
    : [db.delete(table).where(and(inArray(table.id, listed), eq(table.shopId, shopId)))];
}

/** What a row of the list has in this field. */
function written(field: string): SQL {
  return sql`json_each.value->>${field}`;
}

/** Lists of rows as JSON, as few as D1 takes. */
function inParts(rows: object[]): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (text.length > room) {
      parts.push([]);
      room = MOST_PER_STATEMENT;
    }
    parts.at(-1)?.push(text);
    room -= text.length + 1;
  }
  return parts.map((part) => `[${part.join(",")}]`);
}
