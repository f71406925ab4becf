import { useLocation } from "react-router";
import { recall } from "#app/routes/nearby/recall.ts";

/** Under what name it is remembered how the feed was looked at. */
export const FEED_PATH = "feed path";

/** The path of the page that is open, with what it is looked at by. */
export function usePathHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // Said of a post once.
  query.delete("posted");
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The path of the feed as it is looked at, or was looked at last while this document is open. */
export function useFeedPath(): string {
  const here = usePathHere();
  if (useLocation().pathname === "/nearby") return here;
  return (recall(FEED_PATH)?.value as string | undefined) ?? "/nearby";
}
