import { sql, type SQL } from "drizzle-orm";

/** The condition on decided cases whose decision can no longer be undone at `now`: their authors are told. */
export function isFinal(now: number): SQL {
  return sql`(cases.final_at IS NULL OR cases.final_at <= ${now})`;
}

/** When the author of a decided case was told, or will be. */
export const toldAt = sql<number>`max(cases.decided_at, coalesce(cases.final_at, 0))`;
