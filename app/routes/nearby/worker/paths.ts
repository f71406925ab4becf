/** Where the page stands that is shown without a network. */
export const OFFLINE_PATH = "/nearby/offline";

/** Where phones send what another app shares; the manifest says so. */
export const SHARE_PATH = "/nearby/new/shared";

/** Whether a page at this path is one of the community's. */
export function isNearby(path: string): boolean {
  return path === "/nearby" || path.startsWith("/nearby/");
}

/** The offline page, which is told where its reader was going: a path of this site, with its query. */
export function offlinePath(from: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ from })}`;
}

/** Where the reader of the offline page was going, from that page's query; the feed where it does not say. */
export function wayBack(search: string): string {
  const from = new URLSearchParams(search).get("from") ?? "";
  const [path = ""] = from.split(/[?#]/, 1);
  return isNearby(path) && path !== OFFLINE_PATH ? from : "/nearby";
}
