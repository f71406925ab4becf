import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { moderationCounts } from "#app/db/moderation-counts-schema.ts";
import { addMonths } from "./months.ts";

/** The statement that counts the appeals answered in a month, as `appeal-upheld` and `appeal-reversed`, by reason. */
export function countAppeals(db: Database, month: string) {
  const [from, to] = [Date.parse(month), Date.parse(addMonths(month, 1))];
  const reason = sql`coalesce((SELECT reason FROM moderation_statements s
    WHERE s.case_id = appeals.case_id ORDER BY step_id DESC LIMIT 1), 'other')`;
  return db.insert(moderationCounts).select(
    sql`SELECT ${month} AS month, ${reason} AS reason, 'appeal-' || outcome AS counted, count(*) AS count
      FROM appeals WHERE decided_at >= ${from} AND decided_at < ${to} GROUP BY 2, 3`,
  );
}
