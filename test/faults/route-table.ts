import { routes } from "virtual:react-router/server-build";
import { matchRoutes, type RouteObject } from "react-router";
import type { Row } from "./row.ts";

/** The areas of the matrix, by path prefix; anything else belongs to the site. */
const AREAS = {
  api: /^\/(?:qr|section|shops|add_shop)(?:\/|$)/,
  desk: /^\/desk(?:\/|$)/,
  nearby: /^\/nearby(?:\/|$)/,
  editor: /^\/shop\/edit(?:\/|$)/,
  account: /^\/shop(?:\/|$)/,
  site: /^/,
};

export type Area = keyof typeof AREAS;

const leaves = Object.values(routes).filter(
  (route) =>
    route !== undefined && !Object.values(routes).some((other) => other?.parentId === route.id),
);

function pathOf(id: string): string {
  const { path, parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? "" : pathOf(parentId);
  return path ? `${parent}/${path}` : parent;
}

function areaOf(path: string): Area {
  const [area] = Object.entries(AREAS).find(([, beginning]) => beginning.test(path)) ?? ["site"];
  return area as Area;
}

/** The routes of an area: `GET id`, and `POST id` if there is an action. */
export function routesOfArea(area: Area): string[] {
  return leaves
    .filter((route) => route && areaOf(pathOf(route.id)) === area)
    .flatMap((route) => {
      const { loader, action, default: page } = route?.module ?? {};
      return [
        ...(loader || page ? [`GET ${route?.id}`] : []),
        ...(action ? [`POST ${route?.id}`] : []),
      ];
    })
    .toSorted();
}

const tree = childrenOf(undefined);

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, index, caseSensitive = false } = route;
    const path = route.path === undefined ? {} : { path: route.path };
    return index
      ? [{ id, ...path, index: true, caseSensitive }]
      : [{ id, ...path, caseSensitive, children: childrenOf(id) }];
  });
}

/** The routes that these rows call, in the same form. */
export function routesOf(rows: readonly Row[]): string[] {
  const asked = rows.map(
    ({ method, path }) => `${method === "GET" ? "GET" : "POST"} ${routeAt(path)}`,
  );
  return [...new Set(asked)].toSorted();
}

/** Whether a path is answered by a page, as opposed to a file, picture or data. */
export function isPage(path: string): boolean {
  return routes[routeAt(path) ?? ""]?.module.default !== undefined;
}

/** Matching ranks all routes, and every cell asks for the same few. */
const found = new Map<string, string | undefined>();

function routeAt(path: string): string | undefined {
  const plain = path.replace(/\?.*/, "").replace(/(?:\/_root|\/_|)\.data$/, "");
  if (!found.has(plain)) {
    found.set(plain, matchRoutes(tree, plain === "" ? "/" : plain)?.at(-1)?.route.id);
  }
  return found.get(plain);
}
