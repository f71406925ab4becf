import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { moderationLog } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { offsetOf, PAGE_LENGTH } from "#app/domain/desk/search.ts";
import type { Reason } from "./limits.ts";
import type { Rule } from "./rules.ts";

/**
 * Everything done to a reported thing, its author or its reporters. The product does the first eight by itself; authors
 * appeal; `take-up` is a case that a moderator opens.
 */
export type ModerationAct =
  | "open"
  | "catch"
  | "reopen"
  | "detect"
  | "auto-hide"
  | "auto-flag"
  | "let-go"
  | "ban-over"
  | "take-up"
  | "hide"
  | "restore"
  | "remove"
  | "undo"
  | "ban"
  | "lift-ban"
  | "hold"
  | "lift-hold"
  | "abusive"
  | "not-abusive"
  | "end-reporting"
  | "allow-reporting"
  | "appeal"
  | "uphold"
  | "reverse"
  | "make-rule"
  | "change-rule"
  | "switch-on"
  | "switch-off"
  | "delete-rule";

interface LoggedStep {
  /** Null where the product acts by itself, or the author does. */
  moderator: Operator | null;
  act: ModerationAct;
  /** The case, or the query that finds its number; null for what is about a word rule. */
  caseId: number | SQL | null;
  /** The rule that a decision names, or the reason of a report. */
  reason?: Rule | Reason | null;
  /** The name of the word rule that it is about. */
  wordRule?: string;
}

/** Logs a step if the statement before it changed anything. It is kept for good, so it holds no words of the case. */
export function logStep(
  db: Database,
  { moderator, act, caseId, reason = null, wordRule = "" }: LoggedStep,
  { now }: { now: number },
) {
  return db.insert(moderationLog).select(
    sql`SELECT NULL AS id, ${moderator?.id ?? null} AS account_id,
        ${moderator?.username ?? ""} AS username, ${act} AS act, ${caseId} AS case_id,
        ${now} AS created_at, ${reason} AS reason, ${wordRule} AS word_rule
      WHERE ${ifChanged}`,
  );
}

export type Step = typeof moderationLog.$inferSelect;

/** The query for all steps of a case, oldest first. */
export function stepsOf(db: Database, caseId: number) {
  return db
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.caseId, caseId))
    .orderBy(moderationLog.id);
}

/** One 1-based page of the log, newest first, and how many steps there are in all. */
export async function listSteps(
  db: Database,
  { page }: { page: number },
): Promise<{ steps: Step[]; total: number }> {
  const [steps, [counted]] = await db.batch([
    db
      .select()
      .from(moderationLog)
      .orderBy(desc(moderationLog.id))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db.select({ total: sql<number>`count(*)` }).from(moderationLog),
  ]);
  return { steps, total: counted?.total ?? 0 };
}
