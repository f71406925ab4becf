import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { dayOf, type Person } from "#app/domain/people/people.ts";
import { hasStanding } from "#app/domain/people/standing.ts";
import { DAY_MS } from "#app/durations.ts";

/** For so long an abusive report costs its reporter the standing that age gives. */
const ABUSE_COUNTS_FOR_MS = 90 * DAY_MS;
/** So many reports found right are as good as standing. */
const RIGHT_BY = 2;
/** So long must lie between those of somebody who is proven: spam of one's own is written and reported in an hour. */
const PROVEN_AFTER_MS = 30 * DAY_MS;

/** What became of somebody's reports. Nobody is wrong where they feared for a child. */
export interface ReporterRecord {
  filed: number;
  upheld: number;
  /** How many different authors they were the first to report, and rightly so. */
  foundFirst: number;
  /** Between the first and the last of these reports, in milliseconds; null if there are none. */
  foundFirstOver: number | null;
  overruled: number;
  abusive: number;
  /** When the last one was found abusive, in milliseconds UTC; null if none was. */
  lastAbusiveAt: number | null;
  /** Since the day (UTC) began, and how many of them for the safety of a child. */
  today: number;
  childSafetyToday: number;
}

const isChildSafety = sql`${reports.reason} = 'child-safety'`;

/** Cases decided against the author, unless that was found wrong when somebody looked again. */
export const isUpheld = sql`(${cases.decision} IN ('hide', 'remove') AND NOT EXISTS (SELECT 1 FROM appeals
  WHERE appeals.case_id = ${cases.id} AND appeals.against <> 'ban' AND appeals.outcome = 'reversed'))`;

/** An abusive report comes first for nobody: otherwise a crowd that reports everything would leave no first report to others. */
const isFirstOfCase = sql`${reports.id} = (SELECT min(id) FROM reports WHERE case_id = ${cases.id}
  AND abusive_at IS NULL)`;

/** The columns of a record, in a query of reports with their cases. */
export function recordColumns(now: number) {
  const isOfToday = sql`${reports.createdAt} >= ${dayOf(now)}`;
  // A case keeps its decision while it waits for another; what is reported after that is not judged by it.
  const isJudged = sql`${reports.createdAt} <= ${cases.decidedAt}`;
  const isRight = sql`${isUpheld} AND ${isJudged}`;
  const isFoundFirst = sql`${isRight} AND ${isFirstOfCase}`;
  // Authors who have deleted their data could all be the same one.
  const author = sql`coalesce(${cases.authorId}, 0)`;
  // Renamed: a batch gives columns by their names.
  return {
    filed: sql<number>`count(*)`.as("filed"),
    upheld: sql<number>`count(*) FILTER (WHERE ${isRight})`.as("upheld"),
    foundFirst: sql<number>`count(DISTINCT ${author}) FILTER (WHERE ${isFoundFirst})`.as(
      "found_first",
    ),
    foundFirstOver: sql<number | null>`max(${reports.createdAt}) FILTER (WHERE ${isFoundFirst})
      - min(${reports.createdAt}) FILTER (WHERE ${isFoundFirst})`.as("found_first_over"),
    overruled: sql<number>`count(*) FILTER (WHERE ${cases.decision} = 'restore' AND ${isJudged}
      AND NOT ${isChildSafety})`.as("overruled"),
    abusive: sql<number>`count(${reports.abusiveAt})`.as("abusive"),
    lastAbusiveAt: sql<number | null>`max(${reports.abusiveAt})`.as("last_abusive_at"),
    today: sql<number>`count(*) FILTER (WHERE ${isOfToday})`.as("today"),
    childSafetyToday: sql<number>`count(*) FILTER (WHERE ${isOfToday} AND ${isChildSafety})`.as(
      "child_safety_today",
    ),
  };
}

/** The query for the record of somebody's reports, in one row. */
export function queryRecord(db: Database, { id }: Person, { now }: { now: number }) {
  return db
    .select(recordColumns(now))
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.reporterId, id));
}

/**
 * Whether somebody's reports may hide a text: they have standing, or several of their reports were right and none
 * abusive. An abusive one costs it for 90 days, and so does a moderator who ends their reporting, until it may go on.
 */
export function mayHide(
  reporter: Person,
  record: ReporterRecord,
  { now }: { now: number },
): boolean {
  const { lastAbusiveAt } = record;
  if (reporter.reportingEndedAt !== null || reporter.bannedAt !== null) return false;
  if (lastAbusiveAt !== null && lastAbusiveAt > now - ABUSE_COUNTS_FOR_MS) return false;
  return hasStanding(reporter, { now }) || isOftenRight(record);
}

/**
 * Whether enough of somebody's reports were right and none was abusive. Only the first report of a thing counts, and only
 * one for each author: otherwise somebody could make ten sessions proven by having them report their own spam.
 */
function isOftenRight({ foundFirst, abusive }: ReporterRecord): boolean {
  return foundFirst >= RIGHT_BY && abusive === 0;
}

/** Whether somebody has been right for so long that their reports are counted apart from everybody's. */
export function isProven(record: ReporterRecord): boolean {
  return isOftenRight(record) && (record.foundFirstOver ?? 0) >= PROVEN_AFTER_MS;
}
