import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { logStep } from "./log.ts";

/** The `keepUntil` of a case whose deletion has begun: it can no longer be held. */
export const GOING = 0;

interface Holding {
  caseId: number;
  moderator: Operator;
}

/** Keeps a case because a law, a court or the police require it. Refused where held, being deleted, or missing. */
export function placeHold(db: Database, holding: Holding, { now }: { now: number }) {
  return setHold(db, holding, { act: "hold", now });
}

/** Ends a hold. Refused where there is none. */
export function liftHold(db: Database, holding: Holding, { now }: { now: number }) {
  return setHold(db, holding, { act: "lift-hold", now });
}

async function setHold(
  db: Database,
  { caseId, moderator }: Holding,
  { act, now }: { act: "hold" | "lift-hold"; now: number },
): Promise<Outcome<undefined, Stale>> {
  const isHold = act === "hold";
  const asBefore = isHold
    ? and(isNull(cases.heldAt), sql`${cases.keepUntil} IS NOT ${GOING}`)
    : isNotNull(cases.heldAt);
  const [set] = await db.batch([
    db
      .update(cases)
      .set({ heldAt: isHold ? now : null })
      .where(and(eq(cases.id, caseId), asBefore)),
    logStep(db, { moderator, act, caseId }, { now }),
  ]);
  return set.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}
