import { and, eq, gt, lt, notExists, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { lastTaps } from "#app/db/last-taps-schema.ts";
import { MINUTE_MS } from "#app/durations.ts";

interface Tap {
  /** Which post; no row if they cannot see it. */
  where: SQL | undefined;
  personId: number;
  /** A reaction, or `join`. */
  what: string;
  /** Higher than those of earlier taps. A page without a script sends none: its taps count as they come. */
  tapNumber: number | undefined;
}

/** The number of a tap as its page sends it; undefined where there is none. */
export function readTapNumber(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,15}$/.test(written) ? Number(written) : undefined;
}

/** No request is under way for longer. After a phone's clock was set back, its taps are ignored for this long at most. */
const UNDER_WAY_MS = MINUTE_MS;

/**
 * Makes taps on one switch of a post count in the order in which they were made: requests that are under way together can
 * overtake each other. Gives the statement that notes a tap, which comes first in its batch, and `isLatest`: the condition
 * that no later tap has come.
 */
export function orderTap(
  db: Database,
  { where, personId, what, tapNumber }: Tap,
  { now }: { now: number },
) {
  const number = sql`${tapNumber ?? null}`;
  const note = db
    .insert(lastTaps)
    .select(
      sql`SELECT ${posts.id} AS post_id, ${personId} AS person_id, ${what} AS what, ${number} AS number,
        ${now} AS at FROM ${posts} WHERE ${where} AND ${number} IS NOT NULL`,
    )
    .onConflictDoUpdate({
      target: [lastTaps.postId, lastTaps.personId, lastTaps.what],
      set: { number: sql`excluded.number`, at: now },
      setWhere: or(lt(lastTaps.number, sql`excluded.number`), lt(lastTaps.at, now - UNDER_WAY_MS)),
    });
  const later = db
    .select({ number: lastTaps.number })
    .from(lastTaps)
    .where(
      and(
        eq(lastTaps.postId, sql`(SELECT ${posts.id} FROM ${posts} WHERE ${where})`),
        eq(lastTaps.personId, personId),
        eq(lastTaps.what, what),
        gt(lastTaps.number, number),
      ),
    );
  return { note, isLatest: notExists(later) };
}

/** Forgets the order of taps of which none can be under way any more; gives how many. */
export async function removeOldTaps(
  db: Database,
  { now }: { now: number },
): Promise<{ taps: number }> {
  const removed = await db.delete(lastTaps).where(lt(lastTaps.at, now - UNDER_WAY_MS));
  return { taps: removed.meta.changes };
}
