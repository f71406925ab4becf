import { and, desc, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases, reports, type BeforeDecision } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { claimFor } from "./claims.ts";
import type { Decision } from "./input.ts";
import { logStep } from "./log.ts";
import { setSight } from "./sight.ts";

/** For how long operators are shown what they decided last. */
const SHOWN_FOR_MS = 2 * MINUTE_MS;

/** What an operator has decided in one go. */
export interface LastDecision {
  decision: Decision;
  decidedAt: number;
  caseIds: number[];
  /** Until when it can be undone; null if it cannot. */
  undoableUntil: number | null;
}

const isUndoable = sql`(before_decision IS NOT NULL AND before_decision <> '{}')`;

/** What this operator decided last, if that was within two minutes. */
export async function findLastDecision(
  db: Database,
  { username }: Pick<Operator, "username">,
  { now }: { now: number },
): Promise<LastDecision | undefined> {
  const found = await db
    .select({
      id: cases.id,
      decision: cases.decision,
      decidedAt: cases.decidedAt,
      finalAt: cases.finalAt,
      isUndoable: isUndoable.mapWith(Boolean),
    })
    .from(cases)
    .where(and(gt(cases.decidedAt, now - SHOWN_FOR_MS), eq(cases.decidedBy, username)))
    .orderBy(desc(cases.decidedAt), cases.id);
  const [last] = found;
  if (!last?.decision || last.decidedAt === null) return undefined;
  const { decision, decidedAt, finalAt } = last;
  const together = found.filter((each) => each.decidedAt === decidedAt);
  // A scan may have settled one of several in the meantime.
  const canBeUndone = together.some(({ isUndoable: can }) => can);
  const ends = canBeUndone && finalAt !== null && finalAt > now;
  return {
    decision,
    decidedAt,
    caseIds: together.map(({ id }) => id),
    undoableUntil: ends ? finalAt : null,
  };
}

/**
 * Undoes what an operator decided at `decidedAt`: each case and its thing are as they were, and the cases are theirs to
 * decide anew. Those opened only for this decision are deleted; gives the numbers of the others. Refused once the time for
 * it is over, or if nothing is left to undo.
 */
export async function undoDecision(
  db: Database,
  { operator, decidedAt }: { operator: Operator; decidedAt: number },
  { now }: { now: number },
): Promise<Outcome<{ caseIds: number[] }, Stale>> {
  const which = and(
    eq(cases.decidedAt, decidedAt),
    eq(cases.decidedBy, operator.username),
    gt(cases.finalAt, now),
    isUndoable,
  );
  const found = await db.select().from(cases).where(which).orderBy(cases.id);
  const undone = [];
  for (const each of found) {
    const one = await undoOne(db, { found: each, which, operator }, { now });
    if (one) undone.push(one);
  }
  if (undone.length === 0) return refused({ reason: "stale" });
  return done({ caseIds: undone.filter(({ isGone }) => !isGone).map(({ id }) => id) });
}

interface Undoing {
  found: typeof cases.$inferSelect;
  /** The condition on a decision that can be undone. */
  which: SQL | undefined;
  operator: Operator;
}

/** Undefined if it cannot be undone any more. */
async function undoOne(
  db: Database,
  { found, which, operator }: Undoing,
  { now }: { now: number },
): Promise<{ id: number; isGone: boolean } | undefined> {
  // The condition selects only cases that have it.
  const before = found.beforeDecision as BeforeDecision;
  const { weights, isPending, isTapped: mayFlag = true, ...state } = before;
  const claim = state.decidedAt === null ? claimFor(operator, now) : {};
  const { id } = found;
  const isUndone = sql`EXISTS (SELECT 1 FROM moderation_log WHERE case_id = ${id}
    AND act = 'undo' AND created_at = ${now} AND account_id = ${operator.id})`;
  const [undone, ...results] = await db.batch([
    db
      .update(cases)
      .set({ ...state, ...claim, beforeDecision: isPending ? {} : null })
      .where(and(eq(cases.id, id), which)),
    logStep(db, { moderator: operator, act: "undo", caseId: id }, { now }),
    db
      .update(reports)
      .set({ weight: sql`coalesce(${JSON.stringify(weights)} ->> ('$."' || id || '"'), weight)` })
      .where(and(eq(reports.caseId, id), isUndone)),
    db
      .update(cases)
      .set({ score: sql`(SELECT total(weight) FROM reports WHERE case_id = cases.id)` })
      .where(and(eq(cases.id, id), isUndone)),
    ...setSight(db, { ...found, flaggedAt: before.flaggedAt }, { now, mayFlag }),
    db.delete(cases).where(and(eq(cases.id, id), isUndone, isOfNothing)),
  ]);
  const isGone = (results.at(-1)?.meta.changes ?? 0) > 0;
  return undone.meta.changes > 0 ? { id, isGone } : undefined;
}

/**
 * The condition on open cases without a report, not opened by a word rule, and on which nothing else depends: a decision
 * took them up, and without it there is nothing to decide.
 */
const isOfNothing = sql`(decided_at IS NULL AND decision IS NULL AND caught IS NULL AND held_at IS NULL
  AND photos_kept_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM reports WHERE case_id = cases.id)
  AND NOT EXISTS (SELECT 1 FROM bans WHERE case_id = cases.id))`;
