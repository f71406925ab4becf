import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { FeedPlace } from "./cursors.ts";
import { isLive } from "./live.ts";
import { lastChange } from "./post-changes.ts";
import { isBehind, planIdsNear } from "./plans.ts";
import { idsNear, isYoung, type View } from "./posts-near.ts";
import { shownAsOf, type FeedOptions } from "./shared-pages.ts";
import { boardColumns } from "./shown-board.ts";
import { postColumns } from "./shown-post.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** A post of the feed as the server knows it, the same for all readers. */
export type FeedRow = Awaited<ReturnType<typeof readFeedRows>>[number];

/** Under which the newest rows of a view are cached. */
export function keyOfFeed({ tile, reach, kind }: View, options: FeedOptions): string {
  return `feed-${tile}-${reach}-${kind ?? "all"}-${shownAsOf(options)}`;
}

/**
 * The first posts of a view, or those behind a place, one more than a page, as they stood at the last full minute: the
 * newest first, plans alone in the order in which they begin.
 */
export function readFeedRows(db: Database, view: View, options: FeedOptions, from?: FeedPlace) {
  const { now } = options;
  const asOf = firstIdAt(shownAsOf(options));
  const isThere = and(isYoung(now), isLive(now));
  const [ids, order] =
    view.kind === "plan"
      ? [
          planIdsNear(view, and(isThere, lt(posts.id, asOf), from && isBehind(from)), now),
          [asc(posts.startsAt), asc(posts.id)],
        ]
      : [
          idsNear(view, and(isThere, lt(posts.id, Math.min(asOf, from?.id ?? asOf)))),
          [desc(posts.id)],
        ];
  return db
    .select({ post: sharedColumns(shownAsOf(options)), shop: boardColumns, lastChange })
    .from(posts)
    .leftJoin(shops, eq(shops.id, posts.shopId))
    .where(inArray(posts.id, ids))
    .orderBy(...order);
}

/** What has come since the full minute is counted apart, and taken off. */
function sharedColumns(asOf: number) {
  return {
    ...postColumns,
    commentCount: sql<number>`${posts.commentCount} - (SELECT count(*) FROM comments
      WHERE comments.post_id = posts.id AND comments.id >= ${firstIdAt(asOf)} AND comments.hidden_at IS NULL)`,
    joinCount: sql<number>`${posts.joinCount} - (SELECT count(*) FROM joins
      WHERE joins.post_id = posts.id AND created_at >= ${asOf})`,
    freshReactions: sql`(SELECT json_group_array(reaction) FROM reactions
      WHERE reactions.post_id = posts.id AND created_at >= ${asOf})`.mapWith(
      (json: string) => JSON.parse(json) as string[],
    ),
  };
}
