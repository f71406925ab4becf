import { readFileSync } from "node:fs";
import { openDatabase } from "#app/db/database.ts";
import { BUILD_FOLDER, serveBuild } from "#scripts/local-worker.ts";
import { openLocalD1 } from "#scripts/local-d1.ts";
import { storeCast } from "./cast.ts";

// The process that torture.ts kills: serves the build as `npm start` does, and answers questions about what is stored.

/** A question from the parent; the answer has the same number. */
export type Question =
  | { ask: "rows"; sql: string }
  | { ask: "keys"; bucket: "IMAGES" | "EVIDENCE" }
  /** Runs all scheduled chores, as if it were this time (ms UTC). */
  | { ask: "sweep"; time: number };

const worker = await serveBuild({
  port: 0,
  // The writers fill in forms faster than people do.
  variables: { SPLASH_MS: "0", LEAST_FILL_MS: "0", FEED_STEP_MS: "0" },
  onLog: () => {},
});
const d1 = await openLocalD1(worker);
await storeCast(openDatabase(d1), { now: Date.now() });
const bindings = await worker.getBindings<Env>();

process.on("message", ({ id, question }: { id: number; question: Question }) => {
  answer(question).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.once("disconnect", () => process.exit());
process.send?.({ address: String(await worker.ready).replace(/\/$/, "") });

async function answer(question: Question): Promise<unknown> {
  if (question.ask === "rows") return (await d1.prepare(question.sql).all()).results;
  if (question.ask === "keys") return keysIn(bindings[question.bucket]);
  const product = await worker.getWorker("nukkad");
  for (const cron of cronLines()) {
    await product.scheduled({ cron, scheduledTime: new Date(question.time) });
  }
  return undefined;
}

async function keysIn(bucket: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}

function cronLines(): string[] {
  const built = JSON.parse(readFileSync(`${BUILD_FOLDER}/wrangler.json`, "utf8")) as {
    triggers: { crons: string[] };
  };
  return built.triggers.crons;
}
