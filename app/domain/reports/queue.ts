import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import {
  MOST_COUNTED,
  holding,
  offsetOf,
  PAGE_LENGTH,
  type Search,
} from "#app/domain/desk/search.ts";
import { byUrgency, holderOf } from "./claims.ts";
import { isDecidedState, type CaseState } from "./case-states.ts";
import type { Decision } from "./input.ts";
import type { Reason } from "./limits.ts";

type Case = typeof cases.$inferSelect;

/** What the lists and the page of a case show of it. */
export const SHOWN = {
  id: cases.id,
  thing: cases.thing,
  isChildSafety: cases.isChildSafety,
  openedAt: cases.openedAt,
  dueAt: cases.dueAt,
  decision: cases.decision,
  decidedAt: cases.decidedAt,
  decidedBy: cases.decidedBy,
  caught: cases.caught,
};

export interface QueuedCase extends Pick<Case, keyof typeof SHOWN> {
  text: string;
  photoCount: number;
  /** Without duplicates. */
  reasons: Reason[];
  reportCount: number;
  /** The operator who has it now; undefined if nobody does. */
  holder: string | undefined;
}

interface CaseFilter {
  state: CaseState;
  /** The gravest of what they were reported for; undefined for all. */
  reason: Reason | undefined;
}

/** Of each there is an index: `cases_in_order`, `cases_of_reason_in_order` and those by decision. */
function isWanted({ state, reason }: CaseFilter): SQL | undefined {
  const ofReason = reason && eq(cases.gravest, reason);
  if (!isDecidedState(state)) {
    const [isNotUrgent] = byUrgency;
    return and(
      ofReason,
      isNull(cases.decidedAt),
      state === "urgent" ? sql`${isNotUrgent} = 0` : undefined,
    );
  }
  const ofDecision = state === "decided" ? undefined : eq(cases.decision, state as Decision);
  return and(ofReason, ofDecision, isNotNull(cases.decidedAt));
}

/** A page of the cases with these words, and their total: open ones by urgency and deadline, or decided ones, newest first. */
export async function listCases(
  db: Database,
  { words, page, now, ...filter }: Search & CaseFilter & { now: number },
): Promise<{ cases: QueuedCase[]; total: number }> {
  const { snapshot, decidedAt, claimedBy, claimedUntil } = cases;
  const texts = [sql`${snapshot} ->> '$.text'`, sql`${snapshot} ->> '$.venue'`, cases.reason];
  const wanted = and(holding(words, texts), isWanted(filter));
  const [rows, [counted]] = await db.batch([
    db
      .select({
        ...SHOWN,
        claimedBy,
        claimedUntil,
        text: sql<string>`${snapshot} ->> '$.text'`.as("text"),
        photoCount: sql<number>`json_array_length(${snapshot}, '$.photos')`.as("photo_count"),
        reasons: sql<string>`(SELECT json_group_array(DISTINCT reason) FROM reports
          WHERE case_id = cases.id)`,
        reportCount: sql<number>`(SELECT count(*) FROM reports WHERE case_id = cases.id)`,
      })
      .from(cases)
      .where(wanted)
      .orderBy(...(isDecidedState(filter.state) ? [desc(decidedAt)] : byUrgency))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(
      db
        .select({ one: sql`1`.as("one") })
        .from(cases)
        .where(wanted)
        .limit(MOST_COUNTED + 1)
        .as("counted"),
    ),
  ]);
  return {
    cases: rows.map(({ claimedBy: by, claimedUntil: until, ...row }) => ({
      ...row,
      reasons: JSON.parse(row.reasons) as Reason[],
      holder: holderOf({ claimedBy: by, claimedUntil: until }, now)?.by,
    })),
    total: counted?.total ?? 0,
  };
}
