import type { RouterContextProvider } from "react-router";
import { listPostsAround, type AroundPage } from "#app/domain/posts/around.ts";
import { listPostsNear, type FeedPage } from "#app/domain/posts/feed.ts";
import type { CornerAlert } from "#app/domain/posts/corner-alerts.ts";
import type { View } from "#app/domain/posts/posts-near.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";
import { isMissedIn } from "./settle-alert.ts";

/** One page of the feed for whoever sends this request: the newest posts, or those before a cursor. */
export function readFeed(
  context: Readonly<RouterContextProvider>,
  view: View,
  { before, now }: { before: string | null; now: number },
): Promise<FeedPage> {
  const at = { before: before ?? undefined, ...feedOptions(context, now) };
  return listPostsNear(context.get(database), readerOf(context), view, at);
}

/**
 * These posts, or all as far away as anybody can look, if somebody was told of one that is not among them as enough are
 * nearer.
 */
export async function widenFor(
  alert: CornerAlert | undefined,
  context: Readonly<RouterContextProvider>,
  { view, page, now }: { view: View; page: AroundPage; now: number },
): Promise<AroundPage> {
  if (alert?.tile !== view.tile || !isMissedIn(page, alert)) return page;
  const reach = 10;
  return { ...(await readFeed(context, { ...view, reach }, { before: null, now })), reach };
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
