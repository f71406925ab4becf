import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { logStep } from "./log.ts";

/** A case, and who has it kept or let go. */
interface Holding {
  caseId: number;
  moderator: Operator;
}

/**
 * Keeps a case with its evidence, whatever its term, until the hold is lifted: a law, a court or the police ask for it.
 * Refused as stale where it is held already, or is not here.
 */
export function placeHold(db: Database, holding: Holding, { now }: { now: number }) {
  return setHold(db, holding, { act: "hold", now });
}

/** Ends a hold: the case goes once its term is over. Refused as stale where it is not held, or is not here. */
export function liftHold(db: Database, holding: Holding, { now }: { now: number }) {
  return setHold(db, holding, { act: "lift-hold", now });
}

async function setHold(
  db: Database,
  { caseId, moderator }: Holding,
  { act, now }: { act: "hold" | "lift-hold"; now: number },
): Promise<Outcome<undefined, Stale>> {
  const [heldAt, asBefore] = act === "hold" ? [now, isNull] : [null, isNotNull];
  const [set] = await db.batch([
    db
      .update(cases)
      .set({ heldAt })
      .where(and(eq(cases.id, caseId), asBefore(cases.heldAt))),
    logStep(db, { moderator, act, caseId }, { now }),
  ]);
  return set.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}
