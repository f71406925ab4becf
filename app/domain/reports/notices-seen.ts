import { and, eq, gt, or, sql, type SQL } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isFinal, toldAt } from "./final.ts";
import { hasAppeal, isTold } from "./notices.ts";

/** The condition on cases with a decision that their author has not been shown, on the thing or on an appeal. */
export function isUnseenDecision(author: Person, now: number): SQL | undefined {
  const seenAt = author.seenDecisionAt ?? 0;
  const isDecisionUnseen = and(gt(toldAt, seenAt), isFinal(now));
  const isUnseen = or(isDecisionUnseen, hasAppeal(sql`appeals.decided_at > ${seenAt}`));
  return and(isTold(author, now), isUnseen);
}

/** Whether somebody has not been shown that they are banned at `now`. */
export function isBanUnseen(person: Person, now: number): boolean {
  return endOfBan(person, now) !== null && (person.bannedAt ?? 0) > (person.seenDecisionAt ?? 0);
}

/**
 * Notes that somebody has been shown all decisions that they are told of by `now`, answers to appeals and their ban among
 * them. It changes no row if that is known.
 */
export async function noteDecisionsSeen(
  db: Database,
  { id, bannedAt }: Person,
  { now }: { now: number },
): Promise<void> {
  const answeredAt = sql`(SELECT max(decided_at) FROM appeals WHERE appeals.case_id = cases.id)`;
  const decidedAt = sql`iif(decided_at IS NOT NULL AND ${isFinal(now)}, ${toldAt}, 0)`;
  const newest = sql<number>`max(${bannedAt ?? 0}, coalesce((SELECT max(max(${decidedAt}, coalesce(${answeredAt}, 0)))
    FROM cases WHERE author_id = ${id}), 0))`;
  await db
    .update(people)
    .set({ seenDecisionAt: newest })
    .where(and(eq(people.id, id), sql`coalesce(${people.seenDecisionAt}, 0) < ${newest}`));
}
