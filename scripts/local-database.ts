import { openDatabase, type Database } from "#app/db/database.ts";
import { openLocalD1, statementRunner } from "./local-d1.ts";
import { wranglerEnvironment } from "./local-secrets.ts";
import { runtimeEndsWithUs } from "./runtime.ts";

/** The folder in which wrangler keeps the local D1 and caches. Tests and benchmarks use one of their own. */
export const STATE_FOLDER = process.env["NUKKAD_STATE"] ?? ".wrangler/state";

type LocalBindings = Pick<Env, "DB" | "IMAGES" | "EVIDENCE" | "COPIES">;

/** Runs `use` on the migrated local D1, which `npm start` and wrangler share, and other bindings; then closes them. */
export async function withLocalDatabase<T>(
  use: (db: Database, bindings: LocalBindings, d1: D1Database) => Promise<T>,
): Promise<T> {
  // These take a second to load, so only after the command line has been checked.
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
    const d1 = await openLocalD1(runtime);
    return await use(openDatabase(d1), await runtime.getBindings<LocalBindings>(), d1);
  } finally {
    await runtime.dispose();
  }
}

if (import.meta.main) await withLocalDatabase(async () => {});
