import type { EntryContext } from "react-router";
import { FRAMES } from "./frames.ts";

type Manifest = EntryContext["manifest"];

/** What the list of routes has of each besides its own script. */
const FILES = new Set(["imports", "css"]);

/**
 * What a page is taken over by, for React to write into its document: the routes in one inline script, and few files, of
 * low priority. The framework's own `<Scripts>` would ask for a file for each route and one more for the routes, all
 * before the pictures. React escapes what would end the script.
 */
export function bootstrap(context: EntryContext) {
  const { manifest, serverHandoffString, staticHandlerContext } = context;
  const opened = staticHandlerContext.matches.map(({ route }) => route.id);
  return {
    bootstrapScriptContent: [
      `window.__reactRouterManifest=${JSON.stringify(withinArea(manifest, opened))}`,
      `window.__reactRouterContext=${serverHandoffString}`,
      `window.openedRoutes=${JSON.stringify(opened)}`,
    ].join(";"),
    bootstrapModules: filesOf(manifest, opened),
  };
}

/** What the page's loaders returned, as the framework encodes it. Throws where one returned a promise: nothing is sent later. */
export async function readLoaderValues(context: EntryContext): Promise<unknown[]> {
  return JSON.parse(await new Response(context.serverHandoffStream).text()) as unknown[];
}

/** The files of a page with these routes, each once. */
function filesOf({ entry, routes }: Manifest, opened: string[]): string[] {
  const files = opened.flatMap((id) => {
    const { imports = [], module = "" } = routes[id] ?? {};
    return id in FRAMES ? imports : [...imports, module];
  });
  return [...new Set([...entry.imports, entry.module, ...files])];
}

/**
 * The routes of the area that the page belongs to: all others are reached as documents. Of each only what holds, and no
 * files: the framework would load those of other pages ahead.
 */
function withinArea({ version, routes }: Manifest, [, page = ""]: string[]) {
  const area = page.split("/", 2).join("/");
  const within = Object.entries(routes).flatMap(([id, route]) => {
    if (!route || (id !== "root" && !id.startsWith(`${area}/`))) return [];
    const own = Object.entries(route).filter(([key, value]) => value && !FILES.has(key));
    return [[id, Object.fromEntries(own)] as const];
  });
  return { version, routes: Object.fromEntries(within) };
}
