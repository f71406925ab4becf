import type { EntryContext } from "react-router";
import { FRAMES } from "./frames.ts";

type Manifest = EntryContext["manifest"];

/** The files that a route's entry in the manifest names besides its own module. */
const FILES = new Set(["imports", "css"]);

/**
 * What a page is taken over by, for React to write into its document: the loaders' data and the routes in one inline
 * script, and few files, of low priority. The framework's own `<Scripts>` would ask for a file for each route and one
 * more for the routes, all before the pictures. React escapes what would end the script.
 */
export async function bootstrap(context: EntryContext) {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
  const opened = staticHandlerContext.matches.map(({ route }) => route.id);
  const data = await new Response(serverHandoffStream).text();
  return {
    bootstrapScriptContent: [
      `window.__reactRouterManifest=${JSON.stringify(withinArea(manifest, opened))}`,
      `window.__reactRouterContext=${serverHandoffString}`,
      `window.__reactRouterContext.stream=new Blob([${JSON.stringify(data)}]).stream()`,
      `window.openedRoutes=${JSON.stringify(opened)}`,
    ].join(";"),
    bootstrapModules: filesOf(manifest, opened),
  };
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
 * The routes of the area that the page belongs to: all others are reached as documents. Of each route only the properties
 * that are set, without its files: the framework would load those of other pages ahead.
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
