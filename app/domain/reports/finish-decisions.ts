import { inArray, sql } from "drizzle-orm";
import { cases } from "#app/db/moderation-schema.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { removeThing } from "./moderate.ts";

/** Decisions finished in a run; more wait for the next, a minute later. */
const BATCH = 200;

/**
 * Carries out what was decided and can no longer be undone at `now`: what is to be removed goes, and `tell` is given a
 * case for each author who is to hear of it. A run that breaks off is finished by the next. Throws in the end what
 * one of the removals threw, or one of the messages.
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
  const removed = going.filter((each) => each.decision === "remove" && each.decidedAt !== null);
  const failures = await tryEach(removed, (found) => removeThing(stores, found, { now }));
  const ids = going.filter((each) => !failures.has(each)).map(({ id }) => id);
  const isOfRun = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  // What was decided anew meanwhile, or what another run has finished, is not of this one any more.
  const finished = await db
    .update(cases)
    .set({ beforeDecision: null })
    .where(sql`${isOfRun} AND before_decision = '{}'`)
    .returning({ id: cases.id, authorId: cases.authorId, decidedAt: cases.decidedAt });
  const heard = finished.filter(
    ({ authorId, decidedAt }) => authorId !== null && decidedAt !== null,
  );
  const told = new Map(heard.map(({ authorId, id }) => [authorId, id]));
  const untold = await tryEach([...told.values()], tell);
  const [failure] = [...failures.values(), ...untold.values()];
  if (failure !== undefined) throw failure;
  return { decisions: finished.length };
}

/** Does something with each, one after the other, whatever fails; gives what failed, with what it threw. */
async function tryEach<T>(
  all: readonly T[],
  act: (one: T) => Promise<void>,
): Promise<Map<T, unknown>> {
  const failures = new Map<T, unknown>();
  for (const one of all) await act(one).catch((error: unknown) => failures.set(one, error));
  return failures;
}
