import { and, asc, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases, moderationLog } from "#app/db/moderation-schema.ts";
import { evidenceKeys, type EvidenceStores } from "#app/domain/evidence/evidence.ts";
import { GOING } from "./legal-hold.ts";

/** Cases removed at a time, with at most four photos each: R2 takes 1,000 keys in a call. */
const BATCH = 200;
const MOST_BATCHES = 50;

/** Removes cases whose time is over, but no open or held ones, nor any with an appeal that nobody has answered. Evidence goes first, so that a run can be repeated. */
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
          FROM ${cases} WHERE ${inArray(cases.id, which)}`,
      ),
      db.delete(cases).where(inArray(cases.id, which)),
    ]);
    total += over.length;
  }
  return { cases: total };
}

const hasOpenAppeal = sql`EXISTS (SELECT 1 FROM appeals
  WHERE appeals.case_id = ${cases.id} AND appeals.decided_at IS NULL)`;

/** Marks these cases as being deleted, so that nobody can hold them any more. */
function claimOver(db: Database, { now }: { now: number }) {
  const over = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(lte(cases.keepUntil, now), isNull(cases.heldAt), sql`NOT ${hasOpenAppeal}`))
    .orderBy(asc(cases.keepUntil))
    .limit(BATCH);
  return db
    .update(cases)
    .set({ keepUntil: GOING })
    .where(inArray(cases.id, over))
    .returning({ id: cases.id, snapshot: cases.snapshot });
}
