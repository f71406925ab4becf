import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import "./runtime/quick-database.ts";

interface Trigger {
  table: string;
  name: string;
  sql: string;
}

// Once for each runtime: test files share it, with the modules that are loaded.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

const { results: tables } = await env.DB.prepare(
  "SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence' ORDER BY name",
).all<{ name: string }>();

const { results: triggers } = await env.DB.prepare(
  "SELECT tbl_name AS 'table', name, sql FROM sqlite_master WHERE type = 'trigger'",
).all<Trigger>();

/** The names of all migrated tables, and of SQLite's own for the numbers of rows. */
export const TABLES: readonly string[] = tables.map(({ name }) => name);

/** The statements of a batch that empties these tables. Every table that refers to their rows must be among them. */
export function emptying(names: readonly string[]): D1PreparedStatement[] {
  const deletes = names.map((name) => env.DB.prepare(`DELETE FROM ${name}`));
  return without(
    triggers.filter(({ table }) => names.includes(table)),
    deletes,
  );
}

/**
 * These statements as a batch that may delete rows of these tables: while it runs, it drops the triggers that forbid it. Other
 * triggers stay, as dropping one has SQLite prepare all statements again.
 */
export function deletable(
  names: readonly string[],
  statements: D1PreparedStatement[],
): D1PreparedStatement[] {
  const forbidding = triggers.filter(
    ({ table, sql }) => names.includes(table) && /BEFORE DELETE.*RAISE\(/s.test(sql),
  );
  return without(forbidding, statements);
}

function without(dropped: Trigger[], statements: D1PreparedStatement[]): D1PreparedStatement[] {
  return [
    env.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...dropped.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
    ...statements,
    ...dropped.map(({ sql }) => env.DB.prepare(sql)),
  ];
}
