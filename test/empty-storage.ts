import { env } from "cloudflare:workers";
import { emptyCache } from "./cached-pages.ts";
import { emptying, TABLES } from "./tables.ts";

/*
 * Test files share two runtimes, or one, as starting one takes a second or two. Each file begins with empty, migrated tables
 * and nothing in KV, R2 and the cache. Only what earlier files have filled is emptied: dropping and making a trigger reads
 * the whole schema, and half of the files store nothing.
 */
await Promise.all([
  emptyTables(),
  emptySessions(),
  emptyCache(),
  ...[env.IMAGES, env.EVIDENCE, env.COPIES].map(emptyBucket),
]);

async function emptyTables(): Promise<void> {
  const questions = TABLES.map((name) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`);
  const answer = await env.DB.prepare(`SELECT ${questions.join(", ")}`).first<
    Record<string, number>
  >();
  const filled = TABLES.filter((name) => answer?.[name] === 1);
  if (filled.length > 0) await env.DB.batch(emptying(filled));
}

async function emptySessions(): Promise<void> {
  const { keys } = await env.SESSIONS.list();
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)));
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
