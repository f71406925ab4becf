/** Where the page stands that is shown without a network. */
export const OFFLINE_PATH = "/nearby/offline";

/** Where a post is written. */
export const WRITING_PATH = "/nearby/new";

/** What the address of that page says where it is asked for to be kept on a phone, for nobody in particular. */
export const TO_KEEP = "to-keep";

/** Where phones send what another app shares; the manifest says so. */
export const SHARE_PATH = "/nearby/new/shared";

/** The files of a build: under names that change with what is in them, and the logo. */
const BUILT = /^\/(?:assets\/.+|favicon\.svg)$/;

/** Whether a build brings what is at this path. */
export function isBuilt(path: string): boolean {
  return BUILT.test(path);
}

/** Stands for this site's own address, wherever that is. */
const HERE = "https://here.invalid";

/** Whether a page at this path is one of the community's. */
export function isNearby(path: string): boolean {
  return path === "/nearby" || path.startsWith("/nearby/");
}

/** The offline page, which is told where its reader was going: a path of this site, with its query. */
export function offlinePath(from: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ from })}`;
}

/**
 * Where somebody was going who was led to another page first, from that page's query: a path of the community; the feed
 * where it does not say.
 */
export function wayBack(search: string): string {
  return pathBack(new URLSearchParams(search).get("from") ?? "");
}

/** The path of a page that somebody came from, as they say it: one of the community's, with its query; else the feed. */
export function pathBack(from: string): string {
  const { origin, pathname, search } = new URL(URL.canParse(from, HERE) ? from : "", HERE);
  const isOurs = origin === HERE && isNearby(pathname) && pathname !== OFFLINE_PATH;
  return isOurs ? pathname + search : "/nearby";
}
