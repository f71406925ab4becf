import { gt, lt, sql } from "drizzle-orm";
import { postChanges } from "#app/db/post-changes-schema.ts";
import type { Database } from "#app/db/database.ts";
import { MINUTE_MS } from "#app/durations.ts";

// Triggers note each post that is hidden, changed or deleted before its end, so that no statement can forget to. Cached
// rows say which change was the last when they were read, and are true while no later one is of their posts.

/** Much longer than anything is cached. */
const KEPT_MS = 10 * MINUTE_MS;

/** The number of the last change, as a column of a query: both are of one moment. */
export const lastChange = sql<number>`(SELECT coalesce(max(id), 0) FROM post_changes)`;

/** The query for the posts that have changed since these rows were read. */
export function queryChangesSince(db: Database, rows: readonly { lastChange: number }[]) {
  const [first] = rows;
  return db
    .select({ postId: postChanges.postId })
    .from(postChanges)
    .where(gt(postChanges.id, first?.lastChange ?? Number.MAX_SAFE_INTEGER));
}

/** The posts that rows are of. */
export function postsIn(rows: readonly { postId: number }[]): Set<number> {
  return new Set(rows.map(({ postId }) => postId));
}

/** Removes changes that are older than anything cached, and returns how many. */
export async function removeOldChanges(
  { db }: { db: Database },
  { now }: { now: number },
): Promise<{ changes: number }> {
  const { meta } = await db.delete(postChanges).where(lt(postChanges.changedAt, now - KEPT_MS));
  return { changes: meta.changes };
}
