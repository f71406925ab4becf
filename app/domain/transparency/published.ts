import { and, asc, desc, eq, getTableColumns, gt, gte, isNotNull } from "drizzle-orm";
import { REASONS } from "#app/db/closed-lists.ts";
import type { Database } from "#app/db/database.ts";
import {
  moderationCounts as counts,
  moderationMonths as months,
  moderationStatements as statements,
} from "#app/db/moderation-counts-schema.ts";
import { TELLS } from "./anonymize.ts";
import { addUp, blur, partOf, sumOf, type AtLeast, type Blurred } from "./blur.ts";
import { foundBy, type FoundBy } from "./found-by.ts";

type Statement = typeof statements.$inferSelect;

/** What can become of a report, in the order of the page. */
export const SHOWN_OUTCOMES = ["flag", "automatic", "restore", "hide", "remove", "ban"] as const;
export type ShownOutcome = (typeof SHOWN_OUTCOMES)[number];

export interface ReasonOfMonth {
  reason: Statement["reason"];
  outcomes: Record<ShownOutcome, Blurred>;
  /** How many of those hidden, removed and banned were undone later. */
  undone: AtLeast;
  /** In minutes; undefined where there were too few. */
  median: number | undefined;
}

/** A month as everybody may see it. */
export interface PublishedMonth {
  month: string;
  decisions: AtLeast;
  median: number | undefined;
  undone: AtLeast;
  appeals: { upheld: Blurred; reversed: Blurred };
  /** Those with a decision. */
  reasons: ReasonOfMonth[];
}

/** How many months the page and the log go back. */
const MOST_MONTHS = 12;

/** The published months, the latest first, with small numbers blurred. */
export async function listMonths(db: Database): Promise<PublishedMonth[]> {
  const published = await db.select().from(months).orderBy(desc(months.month)).limit(MOST_MONTHS);
  const first = published.at(-1)?.month;
  if (first === undefined) return [];
  const rows = await db.select().from(counts).where(gte(counts.month, first));
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  return published.map(({ month, medians }) => monthOf(month, medians, byMonth.get(month) ?? []));
}

function monthOf(
  month: string,
  medians: Record<string, number>,
  rows: (typeof counts.$inferSelect)[],
): PublishedMonth {
  const countOf = (counted: string, reason?: string) =>
    rows
      .filter((row) => row.counted === counted && (reason === undefined || row.reason === reason))
      .reduce((sum, { count }) => sum + count, 0);
  const reasons = REASONS.map((reason) => {
    const outcomes = blurredOutcomes((outcome) => countOf(outcome, reason));
    const undoable = [outcomes.hide, outcomes.remove, outcomes.ban];
    const undone = partOf(undoable, countOf("undone", reason));
    return { reason, outcomes, undone, median: medianAmong([outcomes], medians[reason]) };
  }).filter(({ outcomes }) => Object.values(outcomes).some((count) => count !== 0));
  const appeals = {
    upheld: blur(countOf("appeal-upheld")),
    reversed: blur(countOf("appeal-reversed")),
  };
  return {
    month,
    decisions: sumOf(reasons.flatMap(({ outcomes }) => Object.values(outcomes))),
    median: medianAmong(
      reasons.map(({ outcomes }) => outcomes),
      medians["all"],
    ),
    undone: addUp(reasons.map(({ undone }) => undone)),
    appeals,
    reasons,
  };
}

/**
 * The median if one of the numbers of what moderators decided is shown, else undefined. If all are blurred, a median would
 * reveal that they add up to five or more, and its absence that they are fewer: four of them would be one each.
 */
function medianAmong(
  told: readonly Record<ShownOutcome, Blurred>[],
  median: number | undefined,
): number | undefined {
  const { sum } = sumOf(told.flatMap(({ restore, hide, remove }) => [restore, hide, remove]));
  return sum > 0 ? median : undefined;
}

function blurredOutcomes(countOf: (outcome: ShownOutcome) => number) {
  const entries = SHOWN_OUTCOMES.map((outcome) => [outcome, blur(countOf(outcome))]);
  return Object.fromEntries(entries) as Record<ShownOutcome, Blurred>;
}

/** A row of the log. What is null is not told. */
export interface LoggedStatement {
  id: string;
  outcome: Statement["outcome"] | null;
  reason: Statement["reason"] | null;
  thing: Statement["thing"] | null;
  day: string | null;
  contentDay: string | null;
  foundBy: FoundBy | null;
}

/** Rows of one answer. */
export const MOST_ROWS = 10_000;

/**
 * The log of a month, in the order of its random ids, behind the id `after`; `next` is where it goes on, if it does.
 * Undefined unless the month is published and not older than the log.
 */
export async function readLog(
  db: Database,
  { month, after = "" }: { month: string; after?: string | undefined },
): Promise<{ publishedAt: number; rows: LoggedStatement[]; next: string | undefined } | undefined> {
  const [published, rows] = await db.batch([
    db.select().from(months).orderBy(desc(months.month)).limit(MOST_MONTHS),
    db
      .select({ ...getTableColumns(statements), foundBy: foundBy.as("found_by") })
      .from(statements)
      .where(
        and(
          eq(statements.month, month),
          gt(statements.publicId, after),
          isNotNull(statements.told),
        ),
      )
      .orderBy(asc(statements.publicId))
      .limit(MOST_ROWS + 1),
  ]);
  const found = published.find((each) => each.month === month);
  if (!found) return undefined;
  const shown = rows.slice(0, MOST_ROWS);
  return {
    publishedAt: found.publishedAt,
    rows: shown.map(toldOf),
    next: rows.length > MOST_ROWS ? shown.at(-1)?.publicId : undefined,
  };
}

function toldOf(row: Statement & { foundBy: FoundBy }): LoggedStatement {
  const tells = (what: keyof typeof TELLS) => ((row.told ?? 0) & TELLS[what]) !== 0;
  return {
    id: row.publicId,
    outcome: tells("decision") ? row.outcome : null,
    reason: tells("decision") ? row.reason : null,
    thing: tells("thing") ? row.thing : null,
    day: tells("days") ? row.day : null,
    contentDay: tells("days") ? row.contentDay : null,
    foundBy: tells("detection") ? row.foundBy : null,
  };
}
