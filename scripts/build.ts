import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { sourceHash } from "./source-hash.ts";

const STAMP = "build/source-hash";

/** Makes the production build unless the one at hand is made from these very sources. */
export function ensureBuild(): void {
  const sources = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  execFileSync("react-router", ["build", "--logLevel", "warn"], { stdio: "inherit" });
  writeFileSync(STAMP, sources);
}

if (import.meta.main) ensureBuild();
