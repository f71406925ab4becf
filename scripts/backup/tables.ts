import type { Row, Stores } from "./stores.ts";

/** Columns that point to a row of another table, and what happens to their row when that one is deleted. */
export interface ForeignKey {
  columns: string[];
  parent: string;
  parentColumns: string[];
  onDelete: string;
}

export interface Table {
  name: string;
  columns: string[];
  foreignKeys: ForeignKey[];
}

// Left out: the tables of SQLite, D1 and wrangler; the counts of an hour, who wrote in a square and banned addresses, which the policy keeps for a day at most; changes of
// posts, which only caches ask for; what is over within minutes; and push subscriptions and wishes to be told, or people would again get notifications that
// they no longer want.
const OWN =
  "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'banned_addresses', 'hourly_counts', 'square_counts', 'square_writers', 'post_changes', 'push_progress', 'taken_back', 'last_taps', 'push_subscriptions', 'corner_alerts')";

/** The table that has rows from the beginning: a restore takes those of the backup in their place, where it has any. */
export const BEGUN = { name: "word_rules", isAsBegun: "changed_by = ''" };

/** The tables of the product, each after the ones that it points to. */
export async function listTables({ query }: Pick<Stores, "query">): Promise<Table[]> {
  const names = await query(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND ${OWN} ORDER BY name`,
  );
  const left: Table[] = [];
  for (const { name } of names) left.push(await readTable({ query }, String(name)));
  const sorted: Table[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ name, foreignKeys }) =>
      foreignKeys.every(({ parent }) => parent === name || sorted.some((t) => t.name === parent)),
    );
    if (next === -1) throw new Error("the tables point to one another in a circle");
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}

async function readTable({ query }: Pick<Stores, "query">, name: string): Promise<Table> {
  const columns = await query(`SELECT name FROM pragma_table_info('${name}') ORDER BY cid`);
  const parts = await query(
    `SELECT id, "table" AS parent, "from" AS child_column, "to" AS parent_column, on_delete
      FROM pragma_foreign_key_list('${name}') ORDER BY id, seq`,
  );
  const byId = Map.groupBy(parts, ({ id }) => id);
  return {
    name,
    columns: columns.map((column) => String(column["name"])),
    foreignKeys: [...byId.values()].map(foreignKeyOf),
  };
}

function foreignKeyOf(parts: Row[]): ForeignKey {
  return {
    columns: parts.map((part) => String(part["child_column"])),
    parent: String(parts[0]?.["parent"]),
    parentColumns: parts.map((part) => String(part["parent_column"])),
    onDelete: String(parts[0]?.["on_delete"]),
  };
}

/** The last migration applied to these tables. */
export async function lastMigration({ query }: Pick<Stores, "query">): Promise<string> {
  const [last] = await query("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1");
  return String(last?.["name"] ?? "");
}
