export const OFFLINE_PATH = "/nearby/offline";

export const WRITING_PATH = "/nearby/new";

/** The query with which the service worker asks for a page to store, the same for everybody. */
export const TO_KEEP = "to-keep";

/** Where phones send what another app shares, as the manifest says. */
export const SHARE_PATH = "/nearby/new/shared";

/** Where somebody chooses a place. */
export const PLACE_PATH = "/nearby/place";

/** Stands in for the origin of this site. */
const HERE = "https://here.invalid";

export function isNearby(path: string): boolean {
  return path === "/nearby" || path.startsWith("/nearby/");
}

/** The offline page for somebody on the way to `from`, a path of this site with its query. */
export function offlinePath(from: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ from })}`;
}

/** Where to go after this page: the path of the community that `from` in its query names, or else the feed. */
export function returnPath(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get("from") ?? "");
}

/** The same from a path that a form or query names: only paths of the community count. */
export function safeReturnPath(from: string): string {
  const { origin, pathname, search } = new URL(URL.canParse(from, HERE) ? from : "", HERE);
  const isOurs = origin === HERE && isNearby(pathname) && pathname !== OFFLINE_PATH;
  return isOurs ? pathname + search : "/nearby";
}
