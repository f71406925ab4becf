import type { EntryContext } from "react-router";
import { FRAMES } from "./frames.ts";

type Manifest = EntryContext["manifest"];

/** The files that a route's entry in the manifest names besides its own module. */
const FILES = new Set(["imports", "css"]);

/**
 * What a page is taken over by, for React to write into its document: the routes in one inline script, and few files, of
 * low priority. The framework's own `<Scripts>` would ask for a file for each route and one more for the routes, all
 * before the pictures. React escapes what would end the script.
 */
export function bootstrap({ manifest, serverHandoffString, staticHandlerContext }: EntryContext) {
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

/**
 * What the loaders gave, for PageDataScript. The framework writes it as one flat list of numbered values, which compresses
 * badly, as no two numbers are the same. So that is only for what JSON cannot write, such as a reply that was thrown.
 */
export async function pageData(context: EntryContext): Promise<unknown> {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const data = { loaderData, actionData, errors };
  return isPlain(data) ? data : await new Response(context.serverHandoffStream).text();
}

/** Whether a value is the same once JSON has written it, but for properties that are undefined. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isPlain(one));
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return IS_WRITTEN.has(typeof value);
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !("toJSON" in value) &&
    Object.values(value).every(isPlain)
  );
}

const IS_WRITTEN = new Set(["string", "boolean", "object", "undefined"]);

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
