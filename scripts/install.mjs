// Runs before every command, on any Node: installs once for each state of the lock file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-lock";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== lock) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  console.log("Installing (once for each state of package-lock.json) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, lock);
}
