import { and, gt, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { armsOf } from "./arms.ts";
import { PLAN_LASTS_MS } from "./limits.ts";
import type { View } from "./posts-near.ts";

const INDEXES = { near: sql.raw("posts_plans_near"), far: sql.raw("posts_plans_far") };

/**
 * The ids of the plans that begin soonest and meet a condition, with those that have begun and not ended at `now`, at
 * `most` so many. As in `posts-near.ts`, each arm reads only what is shown, here from the plan that begins first.
 */
export function planIdsNear(
  view: View,
  condition: SQL | undefined,
  { now, most }: { now: number; most: number },
): SQL {
  const limit = sql.raw(String(most));
  // Skips in the index what has ended and is not swept away yet.
  const hasNotLongBegun = gt(posts.startsAt, now - PLAN_LASTS_MS);
  const all = armsOf(view, INDEXES).map(
    ({ index, places }) => sql`SELECT * FROM (SELECT starts_at, id FROM posts INDEXED BY ${index}
      WHERE ${and(places, sql`kind = 'plan'`, hasNotLongBegun, condition)} ORDER BY starts_at, id LIMIT ${limit})`,
  );
  return sql`(SELECT id FROM (${sql.join(all, sql` UNION ALL `)}) ORDER BY starts_at, id LIMIT ${limit})`;
}
