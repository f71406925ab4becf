import { and, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { newRow } from "#app/domain/menus/new-row.ts";

/** Even the longest items stay below D1's 2 MB for a bound value. */
const ROWS_PER_STATEMENT = 100;

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
  await db.batch([
    db.update(shops).set({ revision: next }).where(eq(shops.id, shopId)),
    storing,
    ...writeRows(db, shopId, sections, [before.sections, after.sections]),
    ...writeRows(db, shopId, items, [before.items, after.items]),
    ...deleteRows(db, shopId, items, [before.items, after.items]),
    ...deleteRows(db, shopId, sections, [before.sections, after.sections]),
  ]);
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
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const added = after.filter(({ id }) => !known.has(id));
  const changed = after.filter(
    (row) => known.has(row.id) && known.get(row.id) !== JSON.stringify(row),
  );
  return [
    ...inParts(changed).map((part) => updateRows(db, shopId, table, part)),
    ...inParts(added).map((part) =>
      db.insert(table).select(sql`
        SELECT ${newRow(table, written, { shopId: sql`${shopId}`, id: written("id"), revision: written("revision") })}
        FROM json_each(${JSON.stringify(part)})`),
    ),
  ];
}

function updateRows(
  db: Database,
  shopId: string,
  table: typeof sections | typeof items,
  rows: Row[],
): BatchItem<"sqlite"> {
  const fields = Object.keys(getTableColumns(table)).filter(
    (field) => field !== "id" && field !== "shopId",
  );
  const values = fields.map((field) => [field, written(field)]);
  return db
    .update(table)
    .set(Object.fromEntries(values))
    .from(sql`json_each(${JSON.stringify(rows)})`)
    .where(and(sql`${table.id} = ${written("id")}`, eq(table.shopId, shopId)));
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

function inParts<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
}
