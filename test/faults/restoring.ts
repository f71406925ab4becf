import { env } from "cloudflare:workers";
import { deletable } from "#test/tables.ts";

type Row = Record<string, unknown>;
type Rows = Row[];

/** The rows of each table. */
export type Tables = [name: string, rows: Rows][];

/** Counts per hour, which are reset after each cell. */
export const COUNTS: ReadonlySet<string> = new Set(["hourly_counts", "square_counts"]);

/** Triggers note changes of these tables in those. */
const NOTED: ReadonlySet<string> = new Set(["posts", "shops"]);
const NOTES = ["post_changes", "sqlite_sequence"];

const keys = new Map<string, string[]>();
const { results } = await env.DB.prepare(
  `SELECT list.name AS 'table', info.name AS 'column' FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
   WHERE list.strict AND info.pk > 0`,
).all<{ table: string; column: string }>();
for (const { table, column } of results) {
  keys.set(table, [...(keys.get(table) ?? []), column]);
}

/**
 * The statements of a batch that turns the rows that were found back into those that were kept. It changes only rows that
 * differ, because filling all tables anew takes longer than the request of a cell. A changed row is overwritten, as
 * deleting it would also delete the rows that refer to it; it is inserted if deleting a new row has deleted it, too.
 * What triggers note comes after that, and SQLite's own numbers come last, as inserting changes them.
 */
export function restoring(found: Tables, kept: Tables): D1PreparedStatement[] {
  const before = new Map(kept);
  const all = found.map(([name, rows]) => ({ name, rows, kept: before.get(name) ?? [] }));
  const changed = all.filter(({ rows, kept }) => JSON.stringify(rows) !== JSON.stringify(kept));
  if (changed.length === 0) return [];
  const names = changed.map(({ name }) => name);
  const more = names.some((name) => NOTED.has(name)) ? NOTES : [];
  return deletable(names, [
    ...[...COUNTS].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
    ...changed.flatMap(deleting),
    ...changed.flatMap(overwriting),
    ...all.filter(({ name }) => [...names, ...more].includes(name)).flatMap(refilling),
  ]);
}

interface Changed {
  name: string;
  rows: Rows;
  kept: Rows;
}

/** Deletes the rows that were not there before. */
function deleting({ name, rows, kept }: Changed): D1PreparedStatement[] {
  const key = keys.get(name);
  if (!key) return [];
  const keyOf = (row: Row) => key.map((column) => row[column]);
  const known = new Set(kept.map((row) => JSON.stringify(keyOf(row))));
  const isKey = key.map((column) => `${column} = ?`).join(" AND ");
  return rows
    .map(keyOf)
    .filter((values) => !known.has(JSON.stringify(values)))
    .map((values) => env.DB.prepare(`DELETE FROM ${name} WHERE ${isKey}`).bind(...values));
}

/** Writes the rows that are missing or have changed. */
function overwriting({ name, rows, kept }: Changed): D1PreparedStatement[] {
  const key = keys.get(name);
  if (!key) return [];
  const same = new Set(rows.map((row) => JSON.stringify(row)));
  return kept
    .filter((row) => !same.has(JSON.stringify(row)))
    .map((row) => {
      const sets = Object.keys(row).map((column) => `${column} = excluded.${column}`);
      return inserting(
        name,
        row,
        `ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${sets.join(", ")}`,
      );
    });
}

/** Writes all rows of a table that has no key, or that triggers write to, anew. */
function refilling({ name, kept }: Changed): D1PreparedStatement[] {
  if (keys.has(name) && !NOTES.includes(name)) return [];
  return [env.DB.prepare(`DELETE FROM ${name}`), ...kept.map((row) => inserting(name, row))];
}

function inserting(name: string, row: Row, otherwise = ""): D1PreparedStatement {
  const columns = Object.keys(row);
  const marks = columns.map(() => "?").join(", ");
  return env.DB.prepare(
    `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${marks}) ${otherwise}`,
  ).bind(...Object.values(row));
}
