import { asc, eq, sql } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import type { Reason } from "./limits.ts";
import { mayHide, recordColumns, type ReporterRecord } from "./record.ts";

/** How good somebody's reports have been: nothing by which they could be known. */
export interface ShownRecord extends Pick<
  ReporterRecord,
  "filed" | "upheld" | "overruled" | "abusive"
> {
  /** Whether a report of theirs can hide a text. */
  mayHide: boolean;
  hasEnded: boolean;
}

export interface FiledReport {
  id: number;
  reason: Reason;
  words: string;
  weight: number;
  createdAt: number;
  abusiveAt: number | null;
  /** Whether a scan of photos found it. */
  isDetected: boolean;
  /** Undefined once they have deleted their data. */
  reporter: ShownRecord | undefined;
}

/** The log has the same time. */
const isDetected = sql`reporter_id IS NULL AND EXISTS (SELECT 1 FROM moderation_log log
  WHERE log.case_id = reports.case_id AND log.act = 'detect' AND log.created_at = reports.created_at)`
  .mapWith(Boolean)
  .as("is_detected");

/** The queries for the reports of a case, oldest first, and for the records of who sent them. */
export function queryFiled(db: Database, caseId: number, { now }: { now: number }) {
  const { id, reporterId, reason, words, weight, createdAt, abusiveAt } = reports;
  const ofCase = sql`(SELECT reporter_id FROM reports WHERE case_id = ${caseId})`;
  return [
    db
      .select({ id, reporterId, reason, words, weight, createdAt, abusiveAt, isDetected })
      .from(reports)
      .where(eq(reports.caseId, caseId))
      .orderBy(asc(id)),
    db
      .select({ person: people, record: recordColumns(now) })
      .from(reports)
      .innerJoin(cases, eq(cases.id, reports.caseId))
      .innerJoin(people, eq(people.id, reports.reporterId))
      .where(sql`${reports.reporterId} IN ${ofCase}`)
      .groupBy(people.id),
  ] as const;
}

type Queries = ReturnType<typeof queryFiled>;

/** Each report with the record of who sent it. */
export function showFiled(
  filed: Awaited<Queries[0]>,
  reporters: Awaited<Queries[1]>,
  { now }: { now: number },
): FiledReport[] {
  const records = new Map(
    reporters.map(({ person, record }) => {
      const { filed: sent, upheld, overruled, abusive } = record;
      const hasEnded = person.reportingEndedAt !== null;
      const may = mayHide(person, record, { now });
      return [person.id, { filed: sent, upheld, overruled, abusive, mayHide: may, hasEnded }];
    }),
  );
  return filed.map(({ reporterId, ...report }) => ({
    ...report,
    reporter: records.get(reporterId ?? 0),
  }));
}
