import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
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

/** Decisions of the last 30 days about what this person posted, newest first. */
export async function listNotices(
  db: Database,
  { id }: Person,
  { now }: { now: number },
): Promise<Notice[]> {
  const decided = await db
    .select()
    .from(cases)
    .where(and(eq(cases.authorId, id), gt(cases.decidedAt, now - SHOWN_FOR_MS)))
    .orderBy(desc(cases.decidedAt));
  return decided.flatMap(({ thing, decision, reason, snapshot, decidedAt }) =>
    decision === null || decidedAt === null
      ? []
      : [{ thing, decision, reason, decidedAt, beginning: beginningOf(snapshot.text) }],
  );
}

function beginningOf(text: string): string {
  const characters = Array.from(text);
  const isShort = characters.length <= BEGINNING_LENGTH;
  return isShort ? text : `${characters.slice(0, BEGINNING_LENGTH).join("").trimEnd()}…`;
}
