import { and, gt, gte, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { armsOf } from "./arms.ts";
import type { FeedPlace } from "./cursors.ts";
import { PAGE_LENGTH, PLAN_LASTS_MS } from "./limits.ts";
import type { View } from "./posts-near.ts";

const INDEXES = { near: sql.raw("posts_plans_near"), far: sql.raw("posts_plans_far") };
const LIMIT = sql.raw(String(PAGE_LENGTH + 1));

/**
 * The ids of the plans that begin soonest and meet a condition, with those that have begun and not ended at `now`, one
 * more than a page. As in `posts-near.ts`, each arm reads only what is shown, here from the plan that begins first.
 */
export function planIdsNear(view: View, condition: SQL | undefined, now: number): SQL {
  // Skips in the index what has ended and is not swept away yet.
  const hasNotLongBegun = gt(posts.startsAt, now - PLAN_LASTS_MS);
  const all = armsOf(view, INDEXES).map(
    ({ index, places }) => sql`SELECT * FROM (SELECT starts_at, id FROM posts INDEXED BY ${index}
      WHERE ${and(places, sql`kind = 'plan'`, hasNotLongBegun, condition)} ORDER BY starts_at, id LIMIT ${LIMIT})`,
  );
  return sql`(SELECT id FROM (${sql.join(all, sql` UNION ALL `)}) ORDER BY starts_at, id LIMIT ${LIMIT})`;
}

/** Plans that stand behind a place in the order in which they begin. */
export function isBehind({ id, startsAt }: FeedPlace): SQL | undefined {
  const start = startsAt ?? 0;
  return and(gte(posts.startsAt, start), or(gt(posts.startsAt, start), gt(posts.id, id)));
}
