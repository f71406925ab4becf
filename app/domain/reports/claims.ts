import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { MINUTE_MS } from "#app/durations.ts";
import type { Reason } from "./limits.ts";
import type { Claimed } from "./refusals.ts";

/** For how long a case that an operator has opened is theirs. Only opening it anew renews that, not an open page. */
const CLAIM_MS = 10 * MINUTE_MS;

type Claimant = Pick<Operator, "username">;

interface Claiming {
  caseId: number;
  operator: Claimant;
}

/**
 * The order of open cases: what is hidden or behind a tap, or is about a child; then what is due first. Of what word rules
 * hold, each further thing of a source in a day stands behind as if due later, and not among these unless it is about a
 * child (`held.ts`).
 */
export const byUrgency = [
  sql`(NOT is_child_safety AND (behind > 0 OR flagged_at IS NULL))`,
  sql`(due_at + behind)`,
  asc(cases.id),
] as const;

/** The condition on cases that no other operator has at `now`. */
export function isFreeFor({ username }: Claimant, now: number): SQL {
  return sql`(claimed_until IS NULL OR claimed_until <= ${now} OR claimed_by = ${username})`;
}

/** Who has a case at `now`, and until when; undefined if nobody has. */
export function holderOf(
  { claimedBy, claimedUntil }: { claimedBy: string | null; claimedUntil: number | null },
  now: number,
): { by: string; until: number } | undefined {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now) return undefined;
  return { by: claimedBy, until: claimedUntil };
}

/** Why an operator cannot decide a case that another one has at `now`; undefined if none has. */
export async function claimOfAnother(
  db: Database,
  caseId: number,
  { username }: Claimant,
  now: number,
): Promise<Claimed | undefined> {
  const { claimedBy, claimedUntil } = cases;
  const [found] = await db
    .select({ claimedBy, claimedUntil })
    .from(cases)
    .where(eq(cases.id, caseId));
  const holder = found && holderOf(found, now);
  return holder && holder.by !== username ? { reason: "claimed", ...holder } : undefined;
}

/** What a claim changes. */
export function claimFor({ username }: Claimant, now: number) {
  return { claimedBy: username, claimedUntil: now + CLAIM_MS };
}

/** What stands where nobody has a case. */
export const UNCLAIMED = { claimedBy: null, claimedUntil: null } as const;

/** Gives an operator an open case, anew if they had it, unless another one has it. */
export async function claimCase(
  db: Database,
  { caseId, operator }: Claiming,
  { now }: { now: number },
): Promise<void> {
  await db
    .update(cases)
    .set(claimFor(operator, now))
    .where(and(eq(cases.id, caseId), isNull(cases.decidedAt), isFreeFor(operator, now)));
}

/**
 * Gives an operator the most urgent open case that no other one has: of those reported for this reason, if one is named,
 * and none of the skipped. In one statement, so that of two who ask at once each gets another. Undefined if none is left.
 */
export async function claimNext(
  db: Database,
  operator: Claimant,
  { reason, skipped }: { reason: Reason | undefined; skipped: readonly number[] },
  { now }: { now: number },
): Promise<number | undefined> {
  const isSkipped = sql`${cases.id} IN (SELECT value FROM json_each(${JSON.stringify(skipped)}))`;
  const next = db
    .select({ id: cases.id })
    .from(cases)
    .where(
      and(
        isNull(cases.decidedAt),
        reason && eq(cases.gravest, reason),
        isFreeFor(operator, now),
        sql`NOT ${isSkipped}`,
      ),
    )
    .orderBy(...byUrgency)
    .limit(1);
  const [claimed] = await db
    .update(cases)
    .set(claimFor(operator, now))
    .where(inArray(cases.id, next))
    .returning({ id: cases.id });
  return claimed?.id;
}

/** Ends the claim that an operator has until then; one that was renewed since stays. */
export async function releaseCase(
  db: Database,
  { caseId, operator, until }: Claiming & { until: number },
): Promise<void> {
  await db
    .update(cases)
    .set(UNCLAIMED)
    .where(
      and(
        eq(cases.id, caseId),
        eq(cases.claimedBy, operator.username),
        eq(cases.claimedUntil, until),
      ),
    );
}
