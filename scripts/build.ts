import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { wranglerEnvironment } from "./local-secrets.ts";
import { sourceHash } from "./source-hash.ts";

const STAMP = "build/source-hash";

/** Makes the production build, unless there is one of exactly these sources. */
export function ensureBuild(): void {
  const sources = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  const env = { ...process.env, ...wranglerEnvironment() };
  execFileSync("react-router", ["build", "--logLevel", "warn"], { env, stdio: "inherit" });
  // Vite copies this machine's secrets here for `vite preview`; they must not be near what is deployed.
  rmSync("build/server/.dev.vars", { force: true });
  writeFileSync(STAMP, sources);
}

if (import.meta.main) ensureBuild();
