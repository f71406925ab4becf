import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { noteDeletions, type CopyStore, type Deleted } from "#app/domain/copies/deletions.ts";
import { HOUR_MS } from "#app/durations.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import { hidesPhotos, holds } from "./sight.ts";

/** Older decisions were noted by an earlier run. One run may fail, but not twelve in a row. */
const RECENT_MS = HOUR_MS;
/** A ban is among this many last steps, or was when an earlier run noted it. */
const LAST_STEPS = 500;

/**
 * Notes what reports, moderators and bans hide, so that no restored backup shows it: all that waits for a decision, and
 * decisions of the last hour; for photos, their post. It may be repeated. Gives the number of things noted.
 */
export async function noteHidden(
  { db, copies }: { db: Database; copies: CopyStore },
  { now }: { now: number },
): Promise<{ things: number }> {
  const since = now - RECENT_MS;
  const held = sql`SELECT post_id, comment_id FROM cases
    WHERE (decided_at IS NULL OR decided_at > ${since})
      AND (${holds} OR ${hidesPhotos} AND json_array_length(snapshot, '$.photos') > 0)`;
  const lastSteps = sql`SELECT act, case_id, created_at AS at FROM moderation_log
    ORDER BY id DESC LIMIT ${LAST_STEPS}`;
  const banned = sql`SELECT people.id FROM (${lastSteps}) JOIN cases ON cases.id = case_id
    JOIN people ON people.id = author_id
    WHERE act = 'ban' AND at > ${since} AND ${isBannedAt(now)}`;
  const hidden = await db.all<Deleted>(sql`
    SELECT 'post' AS thing, public_id AS id FROM posts
      WHERE posts.id IN (SELECT post_id FROM (${held}) WHERE comment_id IS NULL)
    UNION SELECT 'comment', public_id FROM comments
      WHERE comments.id IN (SELECT comment_id FROM (${held}) WHERE comment_id IS NOT NULL)
    UNION SELECT 'post', public_id FROM posts WHERE person_id IN (${banned})
    UNION SELECT 'comment', public_id FROM comments WHERE person_id IN (${banned})`);
  await noteDeletions(copies, hidden, { now });
  return { things: hidden.length };
}
