import { sql } from "drizzle-orm";

/**
 * How the subject of a decision was found: by neighbours, a word rule, a scan of photos, or a moderator who was looking at
 * something else.
 */
export const FOUND_BY = ["reports", "rule", "scan", "moderator"] as const;

export type FoundBy = (typeof FOUND_BY)[number];

/** The column of a statement that says so; the round of what a moderator took up is negative (`note-statements.ts`). */
export const foundBy = sql<FoundBy>`CASE WHEN is_caught THEN 'rule' WHEN is_detected THEN 'scan'
  WHEN round < 0 THEN 'moderator' ELSE 'reports' END`;
