import { useLocation } from "react-router";
import { recall } from "#app/device/recall.ts";

export const FEED_PAGE = "feed";
export const FEED_PATH = "feed path";

/** The path of the current page with its query. */
export function usePathHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // These only say once that something was posted or hidden.
  for (const name of ["posted", "hidden", "block"]) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The path of the feed as it was last viewed in this document. */
export function useFeedPath(): string {
  const here = usePathHere();
  if (useLocation().pathname === "/nearby") return here;
  return (recall(FEED_PATH)?.value as string | undefined) ?? "/nearby";
}
