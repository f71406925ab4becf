import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

/*
 * Test files share two runtimes, as starting one takes a second or two. Each file begins with empty, migrated tables and
 * nothing in KV and R2.
 */
declare global {
  /** The statements that empty the tables, once they are migrated. */
  var emptyTables: D1PreparedStatement[] | undefined;
}

async function migrate(): Promise<D1PreparedStatement[]> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence'",
  ).all<{ name: string }>();
  // Triggers that forbid deleting are dropped meanwhile.
  const { results: triggers } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
  ).all<{ name: string; sql: string }>();
  return [
    env.DB.prepare("PRAGMA defer_foreign_keys = on"),
    ...triggers.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
    ...tables.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)),
    ...triggers.map(({ sql }) => env.DB.prepare(sql)),
  ];
}

globalThis.emptyTables ??= await migrate();
await Promise.all([
  env.DB.batch(globalThis.emptyTables),
  emptySessions(),
  ...[env.IMAGES, env.EVIDENCE, env.COPIES].map(emptyBucket),
]);

async function emptySessions(): Promise<void> {
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
