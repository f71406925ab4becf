import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const SOURCES = ["app", "public", "scripts/places", "workers"];
const FILES = [
  "package-lock.json",
  "react-router.config.ts",
  "scripts/page-scripts.ts",
  "scripts/preact-in-browsers.ts",
  "vite.config.ts",
  "wrangler.toml",
];

/** A short hash of everything that a build is made from: no tests, which change more often. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  const nested = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  for (const path of [...nested, ...FILES].toSorted()) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}
