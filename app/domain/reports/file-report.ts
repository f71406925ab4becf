import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { uncount } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Person } from "#app/domain/people/people.ts";
import { queryThing, readThing, type Thing } from "#app/domain/posts/things.ts";
import { admitReport, type AddressCounts, type AreaCounts, type Effect } from "./admit-report.ts";
import { dueAt } from "./due.ts";
import { gravestOf } from "./gravest.ts";
import { copyPhotosToEvidence, type EvidenceStores } from "#app/domain/evidence/evidence.ts";
import type { Report } from "./input.ts";
import { logStep, type ModerationAct } from "./log.ts";
import { newCase, subjectOf } from "./new-case.ts";
import { queryRecord } from "./record.ts";
import type { ReportRefusal } from "./refusals.ts";
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
import { WEIGHT_THAT_HIDES } from "./weight.ts";

/** When a report comes, and the counts of the address that it comes from, if it comes from one. */
interface Sent {
  now: number;
  address?: AddressCounts | undefined;
  /** The counts of an area, by the number of its tile at zoom 14; none are kept if it is not said. */
  areaOf?: ((parent: number) => AreaCounts) | undefined;
}

/**
 * Files a report, once for each person and thing. One for the safety of a child hides a photo at once; a text only
 * where the reporter has standing, and else puts it behind a tap. Others add up (`weight.ts`); three, whoever sends them,
 * put a text behind a tap. Undefined where the thing or its post is gone; refused where it is one's own, and as
 * `admitReport` says. Gives, for the log, why photos could not be copied to the evidence yet: they are copied before they
 * are removed.
 */
export async function fileReport(
  stores: EvidenceStores,
  reporter: Person,
  report: Report & { thread: string },
  { now, address, areaOf }: Sent,
): Promise<Outcome<{ evidenceError?: unknown }, ReportRefusal> | undefined> {
  const { db } = stores;
  const [found, [record], earlier] = await db.batch([
    queryThing(db, report, { now }),
    queryRecord(db, reporter, { now }),
    queryEarlier(db, reporter, report),
  ]);
  const thing = readThing(found, report.of);
  if (!thing) return undefined;
  if (thing.authorId === reporter.id) return refused({ reason: "own-thing" });
  if (!record) throw new Error("a query of counts gave no row");
  const { reason } = report;
  const before = earlier.find(({ subject }) => subject === subjectOf(thing))?.reason ?? null;
  const area = areaOf?.(thing.parentTile);
  const isOfPhoto = thing.thing === "photo";
  const reporting = { reporter, isOfPhoto, record, before, reason, address, area };
  const admitted = await admitReport(db, reporting, { now });
  if (!admitted.ok) return admitted;
  const filing = { thing, report, effect: admitted.value, reporterId: reporter.id, now };
  const { isNew, ...filed } = await file(stores, filing);
  // A copy of it was stored meanwhile.
  if (!isNew && before === null) await uncount(db, admitted.value.counted);
  return done(filed);
}

/** The query for what somebody has reported of a thread, with the subject of each case. */
function queryEarlier(db: Database, { id }: Person, { thread }: { thread: string }) {
  return db
    .select({ subject: cases.subject, reason: reports.reason })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .innerJoin(posts, eq(posts.id, cases.postId))
    .where(and(eq(reports.reporterId, id), eq(posts.publicId, thread)));
}

/**
 * Files that a scan has recognised known abuse material in a photo of a post, if that is still there: hides the post, and
 * gives the same as `fileReport`.
 */
export async function fileMatch(
  stores: EvidenceStores,
  thread: string,
  { now }: { now: number },
): Promise<{ evidenceError?: unknown }> {
  const thing = readThing(await queryThing(stores.db, { thread, of: "post" }, { now }), "post");
  if (!thing) return {};
  const effect = { weight: WEIGHT_THAT_HIDES, isHeard: true, mayFlag: true };
  const report: Report = { of: "post", reason: "child-safety", words: "" };
  const { evidenceError } = await file(stores, { thing, report, effect, reporterId: null, now });
  return { evidenceError };
}

/** Gives whether the report is new, and why photos could not be copied to the evidence, if they could not. */
async function file(
  stores: EvidenceStores,
  filing: Filing,
): Promise<{ isNew: boolean; evidenceError?: unknown }> {
  const { opened, isNew } = await write(stores.db, filing);
  if (!opened || opened.photosKeptAt !== null || opened.snapshot.photos.length === 0)
    return { isNew };
  try {
    await copyPhotosToEvidence(stores, opened, { now: filing.now });
    return { isNew };
  } catch (evidenceError) {
    return { isNew, evidenceError };
  }
}

interface Filing {
  thing: Thing;
  report: Report;
  effect: Effect;
  /** Null where a scan of photos found it. */
  reporterId: number | null;
  now: number;
}

/** Opens the case or adds to it, and gives it as it was opened, and whether the report is new. */
async function write(db: Database, filing: Filing) {
  const { thing, now } = filing;
  const subject = subjectOf(thing);
  const ofCase = eq(cases.subject, subject);
  const isChildSafety = filing.report.reason === "child-safety" ? 1 : 0;
  const isMatch = filing.reporterId === null;
  const due = dueAt(now, filing.report.reason);
  const [, , [opened], added] = await db.batch([
    openCase(db, filing),
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
        behind: 0,
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

function openCase(db: Database, { thing, report, now }: Filing) {
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
