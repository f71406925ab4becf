import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { OwnThing } from "#app/domain/posts/refusals.ts";
import type { Person } from "#app/domain/people/people.ts";
import { queryThing, readThing, type Thing } from "#app/domain/posts/things.ts";
import { timeOfId } from "#app/domain/posts/time-ordered-id.ts";
import { dueAt } from "./due.ts";
import { copyPhotosToEvidence, type EvidenceStores } from "#app/domain/evidence/evidence.ts";
import type { Report } from "./input.ts";
import { logStep, type ModerationAct } from "./log.ts";
import { hideThing, holds, recountComments } from "./sight.ts";
import { weightOf } from "./weight.ts";

/**
 * Files a report, once for each person and thing. One for the safety of a child hides it at once; others add up
 * (`weight.ts`). Undefined where the thing or its post is gone; refused where it is one's own. Gives, for the log, why
 * photos could not be copied to the evidence yet: they are copied before they are removed.
 */
export async function fileReport(
  stores: EvidenceStores,
  reporter: Person,
  report: Report & { thread: string },
  { now }: { now: number },
): Promise<Outcome<{ evidenceError?: unknown }, OwnThing> | undefined> {
  const { db } = stores;
  const [found, [record]] = await db.batch([
    queryThing(db, report, { now }),
    queryRecord(db, reporter),
  ]);
  const thing = readThing(found, report.of);
  if (!thing) return undefined;
  if (thing.authorId === reporter.id) return refused({ reason: "own-thing" });
  const judged = record ?? { upheld: 0, overruled: 0 };
  const weight = weightOf({ ...judged, createdAt: reporter.createdAt }, { now });
  const opened = await write(db, { thing, report, weight, reporterId: reporter.id, now });
  if (!opened || opened.photosKeptAt !== null || opened.snapshot.photos.length === 0) {
    return done({});
  }
  try {
    await copyPhotosToEvidence(stores, opened, { now });
    return done({});
  } catch (evidenceError) {
    return done({ evidenceError });
  }
}

/** How many of this person's reports were right, and wrong. Reports for a child's safety never count. */
function queryRecord(db: Database, { id }: Person) {
  return db
    .select({
      upheld: sql<number>`count(*) FILTER (WHERE ${cases.decision} IN ('hide', 'remove'))`,
      overruled: sql<number>`count(*) FILTER (WHERE ${cases.decision} = 'restore')`,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(reports.reporterId, id), sql`${reports.reason} <> 'child-safety'`));
}

interface Filing {
  thing: Thing;
  report: Report;
  weight: number;
  reporterId: number;
  now: number;
}

/** Opens the case or adds to it, and gives the result. */
async function write(db: Database, filing: Filing) {
  const { thing, now } = filing;
  const subject = subjectOf(thing);
  const ofCase = eq(cases.subject, subject);
  const step = (act: ModerationAct) =>
    logStep(db, { moderator: null, act, caseId: caseWith(subject) }, { now });
  const isHeld = sql`EXISTS (SELECT 1 FROM cases WHERE subject = ${subject} AND ${holds})`;
  const isChildSafety = filing.report.reason === "child-safety" ? 1 : 0;
  const due = dueAt(now, filing.report.reason);
  const [, , , , , , , , , [opened]] = await db.batch([
    openCase(db, filing, subject),
    step("open"),
    addReport(db, filing, subject),
    // A case is reopened if its decision showed the thing, or did not know that it is about a child.
    db
      .update(cases)
      .set({ openedAt: now, dueAt: due, decidedAt: null, keepUntil: null })
      .where(
        and(
          ofCase,
          ifChanged,
          isNotNull(cases.decidedAt),
          or(eq(cases.decision, "restore"), sql`${isChildSafety} > ${cases.isChildSafety}`),
        ),
      ),
    step("reopen"),
    db
      .update(cases)
      .set({
        score: sql`(SELECT total(weight) FROM reports WHERE case_id = cases.id)`,
        isChildSafety: sql`max(is_child_safety, ${isChildSafety})`,
        // The decision to show it did not consider a child's safety.
        decision: sql`CASE WHEN ${isChildSafety} > is_child_safety AND decision = 'restore' THEN NULL ELSE decision END`,
        dueAt: sql`min(due_at, ${due})`,
      })
      .where(ofCase),
    hideThing(db, { ...thing, subject }, { now, where: isHeld }),
    step("auto-hide"),
    recountComments(db, and(eq(posts.id, thing.postId), ifChanged)),
    db.select().from(cases).where(ofCase),
  ]);
  return opened;
}

function subjectOf({ thing, postId, commentId, photo }: Thing): string {
  if (thing === "comment") return `comment ${commentId}`;
  return thing === "photo" ? `photo ${postId}/${photo}` : `post ${postId}`;
}

function caseWith(subject: string): SQL {
  return sql`(SELECT id FROM cases WHERE subject = ${subject})`;
}

function openCase(db: Database, { thing, report, now }: Filing, subject: string) {
  const { text, venue, kind, tile, photos } = thing;
  const createdAt = timeOfId(thing.commentId ?? thing.postId);
  return db
    .insert(cases)
    .values({
      subject,
      thing: thing.thing,
      postId: thing.postId,
      commentId: thing.commentId,
      authorId: thing.authorId,
      snapshot: { text, venue, kind, tile, createdAt, photos },
      openedAt: now,
      dueAt: dueAt(now, report.reason),
      isChildSafety: report.reason === "child-safety",
    })
    .onConflictDoNothing({ target: cases.subject });
}

/** A second report changes the first only if it is for the safety of a child. */
function addReport(db: Database, { report, weight, reporterId, now }: Filing, subject: string) {
  const { reason, words } = report;
  return db
    .insert(reports)
    .select(
      sql`SELECT NULL AS id, ${cases.id} AS case_id, ${reporterId} AS reporter_id,
          ${reason} AS reason, ${words} AS words, ${weight} AS weight, ${now} AS created_at
        FROM ${cases} WHERE ${cases.subject} = ${subject}`,
    )
    .onConflictDoUpdate({
      target: [reports.caseId, reports.reporterId],
      set: { reason: sql`excluded.reason`, words: sql`excluded.words` },
      setWhere: sql`excluded.reason = 'child-safety' AND ${reports.reason} <> 'child-safety'`,
    });
}
