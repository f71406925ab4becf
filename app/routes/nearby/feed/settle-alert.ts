import type { LoaderFunctionArgs } from "react-router";
import { askForAlert, endAlert, type CornerAlert } from "#app/domain/posts/corner-alerts.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { database } from "#app/http/context.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { isOfNeighbour } from "#app/routes/nearby/components/use-neighbours-near.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whether somebody waits for the first post around a tile, and how many there are since they asked. */
export interface Waiting {
  isWaiting: boolean;
  postsSince: number;
}

/**
 * What has become of a wish, by the newest posts around its tile. Once these show what was waited for it has come true
 * and is removed; one whose post is gone again goes on.
 */
export async function settleAlert(
  { request, context }: Asked,
  alert: CornerAlert,
  posts: readonly ShownPost[],
  now: number,
): Promise<Waiting> {
  const { tile, askedAt, isMet } = alert;
  const isSince = (post: ShownPost) => isOfNeighbour(post) && post.postedAt >= askedAt;
  const postsSince = posts.filter(isSince).length;
  const { person } = readerOf(context);
  if (person && !isPrefetch(request)) {
    const db = context.get(database);
    if (postsSince > 0) await endAlert(db, person);
    else if (isMet) await askForAlert(db, person, tile, { now });
  }
  return { isWaiting: postsSince === 0, postsSince };
}
