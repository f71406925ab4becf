import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import {
  moderationCounts as counts,
  moderationMonths,
  moderationStatements as statements,
} from "#app/db/moderation-counts-schema.ts";
import { anonymize, type Cell } from "./anonymize.ts";
import { countAppeals } from "./count-appeals.ts";
import { FEWEST } from "./blur.ts";
import { foundBy } from "./found-by.ts";
import { addMonths, monthAt, monthsBetween } from "./months.ts";
import { noteStatements } from "./note-statements.ts";

/** So many months after a month, its decisions are forgotten: the page and the log go back twelve. Counts stay. */
const MONTHS_KEPT = 13;

const ofMonth = (month: string) => sql`month = ${month}`;
const isCounted = sql`NOT is_corrected AND outcome <> 'lift-ban'`;

/**
 * Notes the decisions of moderation and publishes the months that have ended. It then also recounts those with
 * decisions that were undone since: a number that changed from one day to the next would give away a single decision. Each
 * step can be repeated; what a run leaves undone is done by the next.
 */
export async function countDecisions(
  { db }: { db: Database },
  { now }: { now: number },
): Promise<{ decisions: number; months: number }> {
  const decisions = await noteStatements(db, { now });
  const last = addMonths(monthAt(now), -1);
  const first = addMonths(last, -MONTHS_KEPT + 1);
  await db.delete(statements).where(lt(statements.month, first));
  const unpublished = await listUnpublished(db, { first, last });
  // If a run breaks off before a month is published, the next one begins with this again.
  const recounted = unpublished.length > 0 ? await listToCount(db, { first, last }) : [];
  for (const month of recounted) await count(db, month);
  for (const month of unpublished) await publish(db, month, { now });
  return { decisions, months: new Set([...recounted, ...unpublished]).size };
}

interface Range {
  first: string;
  last: string;
}

/** From the first month with a decision: a month without any is public too. */
async function listUnpublished(db: Database, { first, last }: Range): Promise<string[]> {
  const [[earliest], published] = await db.batch([
    db.select({ month: sql<string | null>`min(month)` }).from(statements),
    db
      .select({ month: moderationMonths.month })
      .from(moderationMonths)
      .orderBy(moderationMonths.month),
  ]);
  const there = new Set(published.map(({ month }) => month));
  const began = earliest?.month ?? published[0]?.month;
  if (began === undefined) return [];
  return monthsBetween(began < first ? first : began, last).filter((month) => !there.has(month));
}

async function listToCount(db: Database, { first, last }: Range): Promise<string[]> {
  const found = await db
    .selectDistinct({ month: statements.month })
    .from(statements)
    .where(sql`is_counted = 0 AND month BETWEEN ${first} AND ${last}`);
  return found.map(({ month }) => month);
}

/** Decides once how much of each decision of a month the log tells, and counts the month. */
async function publish(db: Database, month: string, { now }: { now: number }): Promise<void> {
  const cells: Cell[] = await db
    .select({
      reason: statements.reason,
      outcome: statements.outcome,
      thing: statements.thing,
      day: statements.day,
      contentDay: statements.contentDay,
      foundBy: foundBy.as("found_by"),
      count: sql<number>`count(*)`,
    })
    .from(statements)
    .where(and(ofMonth(month), isCounted, sql`outcome <> 'restore'`))
    .groupBy(sql`reason, outcome, thing, day, content_day, found_by`);
  const tell = anonymize(cells).map(({ told, ...cell }) =>
    db
      .update(statements)
      .set({ told })
      .where(
        and(
          ofMonth(month),
          isCounted,
          eq(statements.reason, cell.reason),
          eq(statements.outcome, cell.outcome),
          cell.days &&
            sql`day || content_day IN (SELECT value FROM json_each(${JSON.stringify(cell.days)}))`,
        ),
      ),
  );
  await db.batch([
    db.insert(moderationMonths).values({ month, publishedAt: now }),
    ...tell,
    ...counting(db, month),
    countAppeals(db, month),
  ]);
}

async function count(db: Database, month: string): Promise<void> {
  await db.batch(counting(db, month));
}

/** The statements that count a month anew. */
function counting(db: Database, month: string) {
  return [
    db
      .delete(counts)
      .where(and(ofMonth(month), sql`counted NOT LIKE 'appeal-%' AND counted <> 'undone'`)),
    db.insert(counts).select(
      sql`SELECT month, reason, outcome AS counted, count(*) AS count FROM moderation_statements
        WHERE ${ofMonth(month)} AND ${isCounted} GROUP BY reason, outcome`,
    ),
    countUndone(db, month),
    db
      .update(moderationMonths)
      .set({ medians: sql`(${mediansOf(month)})` })
      .where(eq(moderationMonths.month, month)),
    db.update(statements).set({ isCounted: true }).where(ofMonth(month)),
  ] as const;
}

/**
 * Counts what was undone. Once a number is shown, it changes only when it has grown by FEWEST or more: otherwise somebody who
 * kept last month's page could see what became of a single decision.
 */
function countUndone(db: Database, month: string) {
  return db
    .insert(counts)
    .select(
      sql`SELECT month, reason, 'undone' AS counted, count(*) AS count FROM moderation_statements
        WHERE ${ofMonth(month)} AND ${isCounted} AND ended_by IN ('restore', 'lift-ban')
          AND outcome IN ('hide', 'remove', 'ban') GROUP BY reason`,
    )
    .onConflictDoUpdate({
      target: [counts.month, counts.reason, counts.counted],
      set: { count: sql`excluded.count` },
      setWhere: sql`${counts.count} < ${FEWEST} OR excluded.count - ${counts.count} >= ${FEWEST}`,
    });
}

/**
 * The medians of the minutes to the first decision by a person: exact, of five or more, by reason and of `all`. What
 * nobody reported did not wait.
 */
function mediansOf(month: string) {
  return sql`WITH decided AS (
      SELECT reason, minutes FROM moderation_statements s
      WHERE ${ofMonth(month)} AND outcome IN ('restore', 'hide', 'remove') AND round > 0 AND NOT EXISTS (
        SELECT 1 FROM moderation_statements b WHERE b.round = s.round AND b.step_id < s.step_id
          AND b.outcome IN ('restore', 'hide', 'remove'))),
    grouped AS (SELECT * FROM decided UNION ALL SELECT 'all', minutes FROM decided),
    ranked AS (SELECT reason, minutes, row_number() OVER (PARTITION BY reason ORDER BY minutes) AS place,
      count(*) OVER (PARTITION BY reason) AS size FROM grouped)
    SELECT json_group_object(reason, minutes) FROM (
      SELECT reason, CAST(round(avg(minutes)) AS INTEGER) AS minutes FROM ranked
      WHERE size >= ${FEWEST} AND place IN ((size + 1) / 2, (size + 2) / 2) GROUP BY reason)`;
}
