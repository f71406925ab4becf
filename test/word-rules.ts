import { env } from "cloudflare:workers";

/** Puts in the word rules that come with the migration, as each test file begins with empty tables. */
export async function layStarterRules(): Promise<void> {
  const queries = env.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
  const insert = queries.find((query) => query.includes("INSERT INTO `word_rules`"));
  if (insert === undefined) throw new Error("no migration brings word rules");
  await env.DB.batch([env.DB.prepare("DELETE FROM word_rules"), env.DB.prepare(insert)]);
}
