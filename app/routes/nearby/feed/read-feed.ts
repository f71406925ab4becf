import type { RouterContextProvider } from "react-router";
import { listPostsAround, type AroundPage } from "#app/domain/posts/around.ts";
import { listPostsNear, type FeedPage } from "#app/domain/posts/feed.ts";
import type { View } from "#app/domain/posts/posts-near.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

/** One page of the feed for whoever sends this request: the newest posts, or those before a cursor. */
export function readFeed(
  context: Readonly<RouterContextProvider>,
  view: View,
  { before, now }: { before: string | null; now: number },
): Promise<FeedPage> {
  const at = { before: before ?? undefined, ...feedOptions(context, now) };
  return listPostsNear(context.get(database), readerOf(context), view, at);
}

/** The newest posts for whoever sends this request, from as far away as it takes to show some. */
export function readFeedAround(
  context: Readonly<RouterContextProvider>,
  around: Omit<View, "reach">,
  now: number,
): Promise<AroundPage> {
  const options = feedOptions(context, now);
  return listPostsAround(context.get(database), readerOf(context), around, options);
}
