import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

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

/**
 * The statements of a batch that empties these tables; whatever refers to their rows must be among them. Triggers that
 * forbid deleting, or write elsewhere, are dropped meanwhile.
 */
export function emptying(names: readonly string[]): D1PreparedStatement[] {
  const dropped = triggers.filter(({ table }) => names.includes(table));
  return [
    "PRAGMA defer_foreign_keys = on",
    ...dropped.map(({ name }) => `DROP TRIGGER ${name}`),
    ...names.map((name) => `DELETE FROM ${name}`),
    ...dropped.map(({ sql }) => sql),
  ].map((statement) => env.DB.prepare(statement));
}
