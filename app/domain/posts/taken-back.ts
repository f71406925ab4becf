import { sql, type SQL } from "drizzle-orm";
import { takenBack } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { At } from "./live.ts";
import { shownAsOf } from "./shared-pages.ts";

/** The rows of reactions or joins that somebody takes back, and what is noted of each: a reaction, or `join`. */
interface Taking {
  rows: SQL;
  what: string;
}

/**
 * The statement that notes what others count until the next full minute, before it is taken back. What was given in the same
 * minute was never counted by others.
 */
export function noteTakenBack(db: Database, { rows, what }: Taking, at: At) {
  return db
    .insert(takenBack)
    .select(
      sql`SELECT person_id, post_id, ${what} AS what, ${at.now} AS at ${rows} AND created_at < ${shownAsOf(at)}`,
    )
    .onConflictDoUpdate({
      target: [takenBack.personId, takenBack.postId, takenBack.what],
      set: { at: at.now },
    });
}
