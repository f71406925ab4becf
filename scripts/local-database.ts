import { openDatabase, type Database } from "#app/db/database.ts";
import { openLocalD1, statementRunner } from "./local-d1.ts";
import { wranglerEnvironment } from "./local-secrets.ts";
import { runtimeEndsWithUs } from "./runtime.ts";

/** Where wrangler, too, keeps the local D1 and caches. Tests and benchmarks use a folder of their own. */
export const STATE_FOLDER = process.env["NUKKAD_STATE"] ?? ".wrangler/state";

type LocalBindings = Pick<Env, "DB" | "IMAGES" | "EVIDENCE">;

/**
 * Runs `use` on the local D1 that `npm start` and wrangler share, brought up to date, and the bindings beside it;
 * closes them again.
 */
export async function withLocalDatabase<T>(
  use: (db: Database, bindings: LocalBindings) => Promise<T>,
): Promise<T> {
  // They take a second to load: not before all that was typed is known to be right.
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  runtimeEndsWithUs();
  Object.assign(process.env, wranglerEnvironment());
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: `${STATE_FOLDER}/v3`,
      workers: [statementRunner(workerOptions)],
    }),
  );
  try {
    const db = openDatabase(await openLocalD1(runtime));
    return await use(db, await runtime.getBindings<LocalBindings>());
  } finally {
    await runtime.dispose();
  }
}

if (import.meta.main) await withLocalDatabase(async () => {});
