import { and, isNull, sql, type SQL } from "drizzle-orm";
import { REASONS } from "#app/db/closed-lists.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";

/**
 * The gravest of what a case was reported for and of what a word rule caught it for, which the list of reasons begins with;
 * null where there is neither. Of the table of cases under this name.
 */
export function gravestOf(name: "cases" | "c"): SQL {
  const found = sql.raw(name);
  return sql`(SELECT reason FROM (SELECT reason FROM reports WHERE case_id = ${found}.id
      UNION ALL SELECT ${found}.caught ->> '$.reason')
    WHERE reason IS NOT NULL ORDER BY instr(${REASONS.join(" ")}, reason) LIMIT 1)`;
}

/** Notes it of cases where the previous release or a restore of its backup did not, and gives how many. */
export async function noteGravest(db: Database): Promise<{ cases: number }> {
  const isReported = sql`EXISTS (SELECT 1 FROM reports WHERE case_id = cases.id)`;
  const { meta } = await db
    .update(cases)
    .set({ gravest: gravestOf("cases") })
    .where(and(isNull(cases.gravest), isReported));
  return { cases: meta.changes };
}
