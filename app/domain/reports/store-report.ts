import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import type { Thing } from "#app/domain/posts/things.ts";
import type { Effect } from "./admit-report.ts";
import { dueAt } from "./due.ts";
import { gravestOf } from "./gravest.ts";
import type { Report } from "./input.ts";
import { logStep, type ModerationAct } from "./log.ts";
import { newCase, subjectOf } from "./new-case.ts";
import {
  flags,
  hidesPhotos,
  hideThing,
  holds,
  isAlarming,
  recountComments,
  setFlag,
  setPhotosOfPost,
} from "./sight.ts";

/** A report that was admitted. */
export interface Filing {
  thing: Thing;
  report: Report;
  effect: Effect;
  /** Null where a scan of photos found it. */
  reporterId: number | null;
  now: number;
}

/**
 * Stores a report: opens the case of its thing or adds to it, and hides the thing, or puts it behind a tap, where it comes to
 * that. Gives the case as it was opened, and whether the report is new.
 */
export async function storeReport(db: Database, filing: Filing) {
  const { thing, now } = filing;
  const subject = subjectOf(thing);
  const ofCase = eq(cases.subject, subject);
  const isChildSafety = filing.report.reason === "child-safety" ? 1 : 0;
  const isMatch = filing.reporterId === null;
  const due = dueAt(now, filing.report.reason);
  const [, , [opened], added] = await db.batch([
    insertCase(db, filing),
    logOf(db, filing, "open"),
    db.select().from(cases).where(ofCase),
    addReport(db, filing, subject),
    ...(isMatch ? [logOf(db, filing, "detect")] : []),
    // A case is reopened if its decision showed the thing, or did not know that it is about a child or of a match.
    db
      .update(cases)
      .set({ openedAt: now, dueAt: due, decidedAt: null, keepUntil: null })
      .where(
        and(
          ofCase,
          ifChanged,
          isNotNull(cases.decidedAt),
          or(
            eq(cases.decision, "restore"),
            sql`${isChildSafety} > ${cases.isChildSafety}`,
            isMatch ? ne(cases.decision, "remove") : undefined,
          ),
        ),
      ),
    logOf(db, filing, "reopen"),
    db
      .update(cases)
      .set({
        score: sql`(SELECT total(weight) FROM reports WHERE case_id = cases.id)`,
        gravest: gravestOf("cases"),
        isChildSafety: sql`max(is_child_safety, ${isChildSafety})`,
        // The decision to show it did not consider a child's safety, and none but a removal outlasts a match.
        decision: isMatch
          ? sql`iif(decision = 'remove', decision, NULL)`
          : sql`iif(${isChildSafety} > is_child_safety AND decision = 'restore', NULL, decision)`,
        // Nobody can undo a removal of what was recognised.
        beforeDecision: isMatch ? sql`iif(before_decision IS NULL, NULL, '{}')` : undefined,
        dueAt: sql`min(due_at, ${due})`,
        // Without a report by somebody with standing, it stays where its source's flood has put it.
        behind: isChildSafety === 1 || filing.effect.weight > 0 ? 0 : undefined,
      })
      .where(ofCase),
    ...takeEffect(db, filing, subject),
  ]);
  return { opened, isNew: added.meta.changes > 0 };
}

/** The statements by which a thing is hidden or put behind a tap, once its case has the report. */
function takeEffect(db: Database, filing: Filing, subject: string) {
  const { thing, report, effect, now } = filing;
  // Photos are hidden however many reports came before.
  const isFelt = effect.mayFlag || thing.photos.length > 0;
  const isForChild = report.reason === "child-safety" && effect.isHeard && isFelt;
  const isNow = (state: SQL) =>
    sql`EXISTS (SELECT 1 FROM cases WHERE subject = ${subject} AND ${state})`;
  return [
    db
      .update(cases)
      .set({ flaggedAt: now })
      .where(
        and(
          eq(cases.subject, subject),
          isNull(cases.decision),
          isNull(cases.flaggedAt),
          effect.isHeard ? isAlarming({ isForChild }) : sql`FALSE`,
        ),
      ),
    hideThing(db, { ...thing, subject }, { now, where: isNow(holds) }),
    logOf(db, filing, "auto-hide"),
    recountComments(db, and(eq(posts.id, thing.postId), ifChanged)),
    setFlag(db, thing, { flaggedAt: now, where: effect.mayFlag ? isNow(flags) : sql`FALSE` }),
    logOf(db, filing, "auto-flag"),
    setPhotosOfPost(db, thing, {
      isHidden: true,
      where: effect.isHeard ? isNow(hidesPhotos) : sql`FALSE`,
    }),
  ] as const;
}

function logOf(db: Database, { thing, report, now }: Filing, act: ModerationAct) {
  const caseId = sql`(SELECT id FROM cases WHERE subject = ${subjectOf(thing)})`;
  return logStep(db, { moderator: null, act, caseId, reason: report.reason }, { now });
}

function insertCase(db: Database, { thing, report, now }: Filing) {
  return db
    .insert(cases)
    .values({
      ...newCase(thing, now),
      dueAt: dueAt(now, report.reason),
      isChildSafety: report.reason === "child-safety",
    })
    .onConflictDoNothing({ target: cases.subject });
}

/** A second report changes the first only if it is for the safety of a child. */
function addReport(db: Database, { report, effect, reporterId, now }: Filing, subject: string) {
  const { reason, words } = report;
  return db
    .insert(reports)
    .select(
      sql`SELECT NULL AS id, ${cases.id} AS case_id, ${reporterId} AS reporter_id,
          ${reason} AS reason, ${words} AS words, ${effect.weight} AS weight, ${now} AS created_at,
          NULL AS abusive_at
        FROM ${cases} WHERE ${cases.subject} = ${subject}`,
    )
    .onConflictDoUpdate({
      target: [reports.caseId, reports.reporterId],
      set: {
        reason: sql`excluded.reason`,
        words: sql`excluded.words`,
        createdAt: sql`excluded.created_at`,
        weight: sql`max(${reports.weight}, excluded.weight)`,
      },
      setWhere: sql`excluded.reason = 'child-safety' AND ${reports.reason} <> 'child-safety'`,
    });
}
