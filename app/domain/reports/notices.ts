import { and, desc, eq, gt, type SQL } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Decision } from "./input.ts";

const SHOWN_FOR_MS = 30 * DAY_MS;
const BEGINNING_LENGTH = 80;

/** A decision about one's own post or comment. It does not tell who reported it. */
export interface Notice {
  thing: "post" | "comment" | "photo";
  decision: Decision;
  reason: string;
  /** The beginning of its text. */
  beginning: string;
  decidedAt: number;
}

/** The condition on cases that are decided, by a decision that their author is still told of. */
function isTold({ id }: Person, now: number): SQL | undefined {
  return and(eq(cases.authorId, id), gt(cases.decidedAt, now - SHOWN_FOR_MS));
}

/** The condition on cases with a decision that their author has not been shown. */
export function isUnseenDecision(author: Person, now: number): SQL | undefined {
  return and(isTold(author, now), gt(cases.decidedAt, author.seenDecisionAt ?? 0));
}

/** Whether somebody has not been shown that they are banned at `now`. */
export function isBanUnseen(person: Person, now: number): boolean {
  return endOfBan(person, now) !== null && (person.bannedAt ?? 0) > (person.seenDecisionAt ?? 0);
}

/** Notes that somebody has been shown these decisions, and their ban if there is one. Writes nothing if that is known. */
export async function noteDecisionsSeen(
  db: Database,
  { id, bannedAt, seenDecisionAt }: Person,
  shown: readonly Notice[],
): Promise<void> {
  const newest = Math.max(bannedAt ?? 0, ...shown.map(({ decidedAt }) => decidedAt));
  if (newest <= (seenDecisionAt ?? 0)) return;
  await db.update(people).set({ seenDecisionAt: newest }).where(eq(people.id, id));
}

/** Decisions of the last 30 days about what this person posted, newest first. */
export async function listNotices(
  db: Database,
  author: Person,
  { now }: { now: number },
): Promise<Notice[]> {
  const decided = await db
    .select()
    .from(cases)
    .where(isTold(author, now))
    .orderBy(desc(cases.decidedAt));
  return decided.flatMap(({ thing, decision, reason, snapshot, decidedAt }) =>
    decision === null || decidedAt === null
      ? []
      : [{ thing, decision, reason, decidedAt, beginning: beginningOf(snapshot.text) }],
  );
}

/** The beginning of what somebody wrote, by which they know it. */
export function beginningOf(text: string): string {
  const characters = Array.from(text);
  const isShort = characters.length <= BEGINNING_LENGTH;
  return isShort ? text : `${characters.slice(0, BEGINNING_LENGTH).join("").trimEnd()}…`;
}
