import { readdirSync, readFileSync } from "node:fs";

const MIGRATIONS = "migrations";

/** Applies new migrations to a local D1 as wrangler does, in the same table; wrangler itself takes seconds to start. */
export async function migrate(d1: D1Database): Promise<void> {
  await d1
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run();
  const { results } = await d1.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  const due = files.toSorted().filter((name) => !applied.has(name));
  if (due.length === 0) return;
  const { unstable_splitSqlQuery } = await import("wrangler");
  for (const name of due) {
    const statements = unstable_splitSqlQuery(readFileSync(`${MIGRATIONS}/${name}`, "utf8"));
    const noted = d1.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await d1.batch([...statements.map((sql) => d1.prepare(sql)), noted]).catch((cause: unknown) => {
      throw new Error(`The migration ${name} cannot be applied.`, { cause });
    });
  }
}
