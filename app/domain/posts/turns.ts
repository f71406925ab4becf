import { and, eq, gt, lt, notExists, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { lastTaps } from "#app/db/last-taps-schema.ts";
import { MINUTE_MS } from "#app/durations.ts";

interface Tap {
  /** The condition that selects the post, if the tap counts at all. */
  isOpen: SQL | undefined;
  personId: number;
  /** A reaction, or `join`. */
  what: string;
  /** Higher than those of earlier taps; null without a script, where taps count in order of arrival. */
  turn: number | null;
}

/** The number of a tap as its page sends it; null where there is none. */
export function readTurn(written: string | undefined): number | null {
  return written !== undefined && /^\d{1,15}$/.test(written) ? Number(written) : null;
}

/** No request is under way for longer. So if a clock is set back, taps are ignored only this long. */
const UNDER_WAY_MS = MINUTE_MS;

/**
 * Makes taps on one switch of a post count in the order in which they were made, as requests that are under way
 * together can overtake each other. Returns the statement that notes a tap, which comes first in its batch, and the
 * condition that then holds unless a later tap has already arrived.
 */
export function inTurn(
  db: Database,
  { isOpen, personId, what, turn }: Tap,
  { now }: { now: number },
) {
  const note = db
    .insert(lastTaps)
    .select(
      sql`SELECT ${posts.id} AS post_id, ${personId} AS person_id, ${what} AS what, ${turn} AS turn,
        ${now} AS at FROM ${posts} WHERE ${isOpen} AND ${turn} IS NOT NULL`,
    )
    .onConflictDoUpdate({
      target: [lastTaps.postId, lastTaps.personId, lastTaps.what],
      set: { turn: sql`excluded.turn`, at: now },
      setWhere: or(lt(lastTaps.turn, sql`excluded.turn`), lt(lastTaps.at, now - UNDER_WAY_MS)),
    });
  const later = db
    .select({ turn: lastTaps.turn })
    .from(lastTaps)
    .where(
      and(
        eq(lastTaps.postId, sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isOpen})`),
        eq(lastTaps.personId, personId),
        eq(lastTaps.what, what),
        gt(lastTaps.turn, sql`${turn}`),
      ),
    );
  return { note, counts: notExists(later) };
}
