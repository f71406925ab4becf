import { inArray, sql } from "drizzle-orm";
import { cases } from "#app/db/moderation-schema.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { removeThing } from "./moderate.ts";

/** Decisions finished in a run; more wait for the next, a minute later. */
const BATCH = 200;

/**
 * Carries out what was decided and can no longer be undone at `now`: what is to be removed goes, and `tell` is given a
 * case for each author who is to hear of it. A run that breaks off is finished by the next. Throws in the end what
 * one of the removals threw.
 */
export async function finishDecisions(
  stores: RemovalStores,
  tell: (caseId: number) => Promise<void>,
  { now }: { now: number },
): Promise<{ decisions: number }> {
  const { db } = stores;
  const over = db
    .select({ id: cases.id })
    .from(cases)
    .where(sql`before_decision IS NOT NULL AND final_at <= ${now}`)
    .limit(BATCH);
  // From now on nobody can undo them.
  const going = await db
    .update(cases)
    .set({ beforeDecision: {} })
    .where(inArray(cases.id, over))
    .returning();
  if (going.length === 0) return { decisions: 0 };
  const standing = going.filter(({ decidedAt }) => decidedAt !== null);
  const failures = new Map<number, unknown>();
  for (const found of standing.filter(({ decision }) => decision === "remove")) {
    await removeThing(stores, found, { now }).catch((error: unknown) =>
      failures.set(found.id, error),
    );
  }
  const finished = going.filter(({ id }) => !failures.has(id)).map(({ id }) => id);
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(finished)}))`;
  await db.update(cases).set({ beforeDecision: null }).where(inArray(cases.id, ids));
  const told = new Map(
    standing.filter(({ id }) => !failures.has(id)).map(({ id, authorId }) => [authorId, id]),
  );
  for (const [authorId, caseId] of told) if (authorId !== null) await tell(caseId);
  const [failure] = failures.values();
  if (failure !== undefined) throw failure;
  return { decisions: finished.length };
}
