import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What each virtual module holds: files by their patterns. The texts of tests stand apart, as few ask for them. */
const MODULES: Record<string, { patterns: string[]; isOne: (path: string) => boolean }> = {
  "virtual:product-files": {
    patterns: ["app/**/*.{ts,tsx}", "workers/*.ts", "wrangler.toml"],
    isOne: (path) => !path.endsWith(".test.ts"),
  },
  "virtual:test-files": {
    patterns: ["app/**/*.test.ts", "e2e/*.spec.ts", "scripts/*.test.ts"],
    isOne: () => true,
  },
};

/**
 * The project's own files as texts by path, such as `/app/brand.ts`, for tests that search them. As one module:
 * `import.meta.glob` makes one of each file, and fetching some thousands takes a tenth of all tests' time.
 */
export const sourceFiles: Plugin = {
  name: "source-files",
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  load(id) {
    const wanted = MODULES[id.slice(1)];
    if (!id.startsWith("\0") || !wanted) return undefined;
    const paths = globSync(wanted.patterns).filter(wanted.isOne).toSorted();
    const texts = paths.map((path) => [
      `/${path.replaceAll("\\", "/")}`,
      readFileSync(path, "utf8"),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
  },
};
