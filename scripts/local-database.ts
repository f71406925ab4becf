import { execFileSync } from "node:child_process";
import { getPlatformProxy } from "wrangler";
import { openDatabase, type Database } from "#app/db/database.ts";
import { wranglerEnvironment } from "./local-secrets.ts";

/** Where wrangler, too, keeps the local D1 and caches. Tests and benchmarks use a folder of their own. */
export const STATE_FOLDER = process.env["NUKKAD_STATE"] ?? ".wrangler/state";

/** Brings the local D1 up to the newest migration. */
export function migrateLocalDatabase(): void {
  const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", STATE_FOLDER];
  // With CI set, wrangler asks no questions.
  const env = { ...process.env, CI: "true" };
  execFileSync("wrangler", command, { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** Runs `use` on the local D1 that `npm start` and wrangler share, and the bindings beside it; closes them again. */
export async function withLocalDatabase<T>(
  use: (db: Database, bindings: Env) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, wranglerEnvironment(), { CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  const platform = await getPlatformProxy<Env>({
    persist: { path: `${STATE_FOLDER}/v3` },
    remoteBindings: false,
  });
  try {
    return await use(openDatabase(platform.env.DB), platform.env);
  } finally {
    await platform.dispose();
  }
}

if (import.meta.main) migrateLocalDatabase();
