import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What the scripts of the community's pages get for each module of React. */
const STAND_INS: Record<string, string> = {
  react: pathOf("preact/react.ts"),
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * The framework's modules that these pages do without: for finding routes as links come into view, loading pages ahead,
 * measuring, tags in the head, and error pages.
 */
const OFF =
  /\/(?:fog-of-war|route-discovery|instrumentation|dom\/ssr\/(?:components|errorBoundaries|fallback))\.js$/;
/** The one that loads the script of a screen. */
const ROUTE_MODULES = /\/routeModules\.js$/;
const OF_FRAMEWORK = /\/node_modules\/react-router\//;

/**
 * Builds the scripts of these pages with Preact (docs/decisions/048-preact-in-browsers.md). The server keeps React, as do
 * scripts of pages without the client router, and development, where React tells of what it finds otherwise than the
 * server wrote it.
 */
export const preactInBrowsers: Plugin = {
  name: "preact-in-browsers",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(id, importer = "") {
    if (OF_FRAMEWORK.test(importer)) {
      const file = posix.join(posix.dirname(importer), id);
      if (OFF.test(file)) return pathOf("preact/off.ts");
      if (ROUTE_MODULES.test(file)) return pathOf("ui/route-modules.ts");
    }
    const standIn = STAND_INS[id];
    return standIn === undefined ? null : this.resolve(standIn, importer, { skipSelf: true });
  },
};

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../app/${file}`, import.meta.url));
}
