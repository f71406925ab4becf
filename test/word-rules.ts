import { env } from "cloudflare:workers";

/** Puts in the word rules that come with the migrations, as each test file begins with empty tables. */
export async function layStarterRules(): Promise<void> {
  const queries = env.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
  const laid = queries.filter((query) =>
    /^(?:--.*\n)*(?:INSERT INTO|UPDATE) `word_rules`/.test(query.trim()),
  );
  if (laid.length === 0) throw new Error("no migration brings word rules");
  const statements = laid.map((query) => env.DB.prepare(query));
  await env.DB.batch([env.DB.prepare("DELETE FROM word_rules"), ...statements]);
}
