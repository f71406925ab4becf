import type { LoaderFunctionArgs } from "react-router";
import { endAlert, renewAlert, type CornerAlert } from "#app/domain/posts/corner-alerts.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { isOfAnotherNeighbour } from "#app/domain/posts/of-another-neighbour.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whether somebody waits for the first post around a tile, and how many there are since they asked. */
export interface Waiting {
  isWaiting: boolean;
  postsSince: number;
}

interface Seen {
  alert: CornerAlert | undefined;
  tile: Tile;
  /** The newest posts around the tile, as `widenFor` has them; undefined where only some of them are shown. */
  posts: readonly ShownPost[] | undefined;
}

/** Whether somebody was told of a post that a feed does not show, as there is enough that is nearer. */
export function isMissedIn(
  { posts }: { posts: readonly ShownPost[] },
  alert: CornerAlert,
): boolean {
  return alert.isMet && !posts.some(isSince(alert));
}

function isSince({ askedAt }: CornerAlert) {
  return (post: ShownPost) => isOfAnotherNeighbour(post) && post.postedAt >= askedAt;
}

/**
 * What has become of the wish to be told of the next post around a tile. Once the feed shows what was waited for, it has
 * come true and is removed. Where the feed does not show it any more, the wish goes on.
 */
export async function settleAlert(
  { request, context }: Asked,
  { alert, tile, posts }: Seen,
  now: number,
): Promise<Waiting> {
  if (alert?.tile !== tile) return { isWaiting: false, postsSince: 0 };
  const postsSince = posts?.filter(isSince(alert)).length ?? 0;
  const { person } = readerOf(context);
  if (person && posts && !isPrefetch(request)) {
    const db = context.get(database);
    if (postsSince > 0) await endAlert(db, person);
    else if (alert.isMet) await renewAlert(db, person, alert, feedOptions(context, now));
  }
  return { isWaiting: postsSince === 0, postsSince };
}
