import { and, asc, inArray, isNull, lte, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { appeals, cases, moderationLog, reports } from "#app/db/moderation-schema.ts";
import { evidenceKeys, type EvidenceStores } from "#app/domain/evidence/evidence.ts";
import { EMPTIED, isEmptied } from "./emptied.ts";
import { GOING } from "./legal-hold.ts";

/** Cases removed at a time, with at most four photos each: R2 takes 1,000 keys in a call. */
const BATCH = 200;
const MOST_BATCHES = 50;

/**
 * Removes cases whose time is over, but no open or held ones, nor any with an appeal that nobody has answered. Where a ban from
 * one still runs, only all that was said goes, and the case itself with the ban. Evidence goes first, so that a run can be
 * repeated. Gives how many cases it has removed or emptied.
 */
export async function removeOldCases(
  { db, evidence }: { db: Database; evidence: Pick<EvidenceStores["evidence"], "remove"> },
  { now }: { now: number },
): Promise<{ cases: number }> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const over = await claimOver(db, { now });
    if (over.length === 0) break;
    const keys = over.flatMap(evidenceKeys);
    await evidence.remove(keys);
    const ids = JSON.stringify(over.map(({ id }) => id));
    const which = sql`(SELECT value FROM json_each(${ids}))`;
    await db.batch([
      db.insert(moderationLog).select(
        sql`SELECT NULL AS id, NULL AS account_id, '' AS username, 'let-go' AS act,
            ${cases.id} AS case_id, ${now} AS created_at, NULL AS reason, '' AS word_rule
          FROM ${cases} WHERE ${and(inArray(cases.id, which), not(isEmptied))}`,
      ),
      db.delete(cases).where(and(inArray(cases.id, which), not(isOfBan))),
      // Those that are still there are of a ban.
      db.delete(reports).where(inArray(reports.caseId, which)),
      db.delete(appeals).where(inArray(appeals.caseId, which)),
      db
        .update(cases)
        .set({ snapshot: EMPTIED, caught: null, reason: "" })
        .where(inArray(cases.id, which)),
    ]);
    total += over.length;
  }
  return { cases: total };
}

const hasOpenAppeal = sql`EXISTS (SELECT 1 FROM appeals
  WHERE appeals.case_id = ${cases.id} AND appeals.decided_at IS NULL)`;

/** A ban is over once `people` no longer tells of it, so that its end is logged first. */
const isOfBan = sql`EXISTS (SELECT 1 FROM bans JOIN people ON people.banned_at = bans.decided_at
  WHERE bans.case_id = ${cases.id} AND people.id = ${cases.authorId})`;

/** Marks these cases as being deleted, so that nobody can hold them any more. */
function claimOver(db: Database, { now }: { now: number }) {
  const over = db
    .select({ id: cases.id })
    .from(cases)
    .where(
      and(
        lte(cases.keepUntil, now),
        isNull(cases.heldAt),
        sql`NOT ${hasOpenAppeal}`,
        sql`NOT (${isEmptied} AND ${isOfBan})`,
      ),
    )
    .orderBy(asc(cases.keepUntil))
    .limit(BATCH);
  return db
    .update(cases)
    .set({ keepUntil: GOING })
    .where(inArray(cases.id, over))
    .returning({ id: cases.id, snapshot: cases.snapshot });
}
