import { and, eq } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { copyPhotosToEvidence, type EvidenceStores } from "#app/domain/evidence/evidence.ts";
import { uncount } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Person } from "#app/domain/people/people.ts";
import { queryThing, readThing } from "#app/domain/posts/things.ts";
import { admitReport, type AddressCounts, type AreaCounts } from "./admit-report.ts";
import type { Report } from "./input.ts";
import { subjectOf } from "./new-case.ts";
import { queryRecord } from "./record.ts";
import type { ReportRefusal } from "./refusals.ts";
import { storeReport, type Filing } from "./store-report.ts";
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
  // A copy of it was stored in the meantime. A repeat counts for nothing.
  if (!isNew) await uncount(db, admitted.value.counted);
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
  const { opened, isNew } = await storeReport(stores.db, filing);
  if (!opened || opened.photosKeptAt !== null || opened.snapshot.photos.length === 0)
    return { isNew };
  try {
    await copyPhotosToEvidence(stores, opened, { now: filing.now });
    return { isNew };
  } catch (evidenceError) {
    return { isNew, evidenceError };
  }
}
