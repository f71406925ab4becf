import { useMatches } from "react-router";
import type { Reach } from "#app/domain/places/cover.ts";
import { isOfAnotherNeighbour } from "#app/domain/posts/of-another-neighbour.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";

const WIDEST: Reach = 10;

interface FeedMatch {
  feed?: {
    now: number;
    look: { reach: Reach; kind?: string | undefined };
    page: { posts: ShownPost[] };
  };
}

/**
 * Whether the feed on this page shows posts of other neighbours: `some`, `none` though it looks as far as it can, or
 * `unknown` where it looks less far, or there is no feed. `early` where it shows a post of one's own that others see later.
 */
export function useNeighboursNear(): "some" | "early" | "none" | "unknown" {
  const { feed } = (useMatches().at(-1)?.loaderData ?? {}) as FeedMatch;
  if (!feed) return "unknown";
  const { look, page, now } = feed;
  if (page.posts.some(({ isMine, postedAt }) => isMine && postedAt > now)) return "early";
  if (page.posts.some(isOfAnotherNeighbour)) return "some";
  return look.reach === WIDEST && look.kind === undefined ? "none" : "unknown";
}
