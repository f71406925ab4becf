import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { reports } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { logStep } from "./log.ts";

interface Judging {
  caseId: number;
  moderator: Operator;
}

/** Which reports of a case: one by its id, or all that neighbours had sent up to the one with this id. */
type ReportsMeant = { reportId: number } | { upTo: number };

/**
 * Finds reports of a case abusive, or takes that back. Those that came after the operator had looked are left alone. Refused
 * where nothing changes by it.
 */
export async function judgeReports(
  db: Database,
  { caseId, moderator, isAbusive, ...meant }: Judging & ReportsMeant & { isAbusive: boolean },
  { now }: { now: number },
): Promise<Outcome<undefined, Stale>> {
  const { id, abusiveAt, reporterId } = reports;
  const which =
    "upTo" in meant ? and(lte(id, meant.upTo), isNotNull(reporterId)) : eq(id, meant.reportId);
  const isOther = isAbusive ? isNull(abusiveAt) : isNotNull(abusiveAt);
  const act = isAbusive ? "abusive" : "not-abusive";
  const [judged] = await db.batch([
    db
      .update(reports)
      .set({ abusiveAt: isAbusive ? now : null })
      .where(and(eq(reports.caseId, caseId), which, isOther)),
    logStep(db, { moderator, act, caseId }, { now }),
  ]);
  return judged.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}

/** Ends the reporting of who sent a report, or lets them report again. Refused where nothing changes by it. */
export async function setReporting(
  db: Database,
  { caseId, moderator, reportId, hasEnded }: Judging & { reportId: number; hasEnded: boolean },
  { now }: { now: number },
): Promise<Outcome<undefined, Stale>> {
  const { id, reportingEndedAt } = people;
  const reporter = sql`(SELECT reporter_id FROM reports
    WHERE reports.id = ${reportId} AND case_id = ${caseId})`;
  const isOther = hasEnded ? isNull(reportingEndedAt) : isNotNull(reportingEndedAt);
  const act = hasEnded ? "end-reporting" : "allow-reporting";
  const [set] = await db.batch([
    db
      .update(people)
      .set({ reportingEndedAt: hasEnded ? now : null })
      .where(and(eq(id, reporter), isOther)),
    logStep(db, { moderator, act, caseId }, { now }),
  ]);
  return set.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}
