import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";

/**
 * Notes what authors were told of bans that still run, where the previous release or a restore of its backup did not: under
 * the case that the log has for them. Gives how many.
 */
export async function noteFormerBans(db: Database): Promise<{ bans: number }> {
  const { meta } = await db.run(
    sql`INSERT INTO bans (case_id, rule, reason, decided_at, decided_by)
      SELECT cases.id, NULL, coalesce(people.ban_reason, ''), people.banned_at, log.username
      FROM people
      JOIN cases ON cases.author_id = people.id
      JOIN moderation_log log ON log.case_id = cases.id AND log.created_at = people.banned_at
      WHERE people.banned_at IS NOT NULL AND log.act = 'ban'
      ON CONFLICT (case_id) DO UPDATE SET rule = NULL, ready_reason = NULL, reason = excluded.reason,
        decided_at = excluded.decided_at, decided_by = excluded.decided_by
      WHERE excluded.decided_at > decided_at`,
  );
  return { bans: meta.changes };
}
