import type { EntryContext } from "react-router";
import { FRAMES } from "./frames.ts";

type Manifest = EntryContext["manifest"];

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

/** The routes of the area that the page belongs to: all others are reached as documents. */
function withinArea(manifest: Manifest, [, page = ""]: string[]): Manifest {
  const area = page.split("/", 2).join("/");
  const routes = Object.entries(manifest.routes).filter(
    ([id]) => id === "root" || id.startsWith(`${area}/`),
  );
  return { ...manifest, routes: Object.fromEntries(routes) };
}
