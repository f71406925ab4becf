import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { holding, offsetOf, PAGE_LENGTH, type Search } from "#app/domain/desk/search.ts";
import { hasOther } from "#app/domain/reports/own-decision.ts";
import type { ReadyReason, Rule } from "#app/domain/reports/rules.ts";

type Appeal = typeof appeals.$inferSelect;

export interface QueuedAppeal extends Appeal {
  thing: "post" | "comment" | "photo";
  text: string;
}

const QUEUED = {
  id: appeals.id,
  caseId: appeals.caseId,
  against: appeals.against,
  againstAt: appeals.againstAt,
  againstBy: appeals.againstBy,
  words: appeals.words,
  openedAt: appeals.openedAt,
  dueAt: appeals.dueAt,
  decidedAt: appeals.decidedAt,
  decidedBy: appeals.decidedBy,
  outcome: appeals.outcome,
  answer: appeals.answer,
  thing: cases.thing,
  text: sql<string>`${cases.snapshot} ->> '$.text'`.as("text"),
};

/** A page of the appeals with these words, and their total: open ones by deadline, or decided ones, newest first. */
export async function listAppeals(
  db: Database,
  { isDecided, words, page }: Search & { isDecided: boolean },
): Promise<{ appeals: QueuedAppeal[]; total: number }> {
  const { decidedAt, dueAt } = appeals;
  const texts = [appeals.words, sql`${cases.snapshot} ->> '$.text'`, appeals.answer];
  const wanted = and(holding(words, texts), isDecided ? isNotNull(decidedAt) : isNull(decidedAt));
  const [listed, [counted]] = await db.batch([
    db
      .select(QUEUED)
      .from(appeals)
      .innerJoin(cases, eq(cases.id, appeals.caseId))
      .where(wanted)
      .orderBy(isDecided ? desc(decidedAt) : asc(dueAt))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db
      .select({ total: count() })
      .from(appeals)
      .innerJoin(cases, eq(cases.id, appeals.caseId))
      .where(wanted),
  ]);
  return { appeals: listed, total: counted?.total ?? 0 };
}

/** An appeal as shown on the page of its case, with the times for its clock. */
export type AppealOfCase = Pick<Appeal, "id" | "openedAt" | "dueAt" | "decidedAt">;

/** The appeals about a case, oldest first. */
export function listAppealsOfCase(db: Database, caseId: number): Promise<AppealOfCase[]> {
  const { id, openedAt, dueAt, decidedAt } = appeals;
  return db
    .select({ id, openedAt, dueAt, decidedAt })
    .from(appeals)
    .where(eq(appeals.caseId, caseId))
    .orderBy(id);
}

/** The condition that an operator did not decide this themselves, or is the only one there is. */
export function isForAnotherThan({ username }: Pick<Operator, "username">): SQL {
  return sql`(lower(${appeals.againstBy}) <> lower(${username}) OR NOT ${hasOther({ username })})`;
}

export interface OpenedAppeal extends Appeal {
  /** When its author was banned; null unless they are. */
  bannedAt: number | null;
  /** The rule that the ban named, of an appeal against one. */
  banRule: Rule | null;
  banReadyReason: ReadyReason | null;
  /** Whether the author is still known: of who has deleted their data nobody is told. */
  isAuthorKnown: boolean;
  /** Whether this operator decided it themselves. */
  isOwn: boolean;
  /** Whether this operator may answer it. */
  mayDecide: boolean;
}

/** An appeal as this operator sees it; undefined if there is none. */
export async function openAppeal(
  db: Database,
  operator: Operator,
  id: number,
): Promise<OpenedAppeal | undefined> {
  const [found] = await db
    .select({
      ...QUEUED,
      bannedAt: people.bannedAt,
      banRule: bans.rule,
      banReadyReason: bans.readyReason,
      isAuthorKnown: sql<boolean>`${people.id} IS NOT NULL`.mapWith(Boolean),
      isOwn: sql<boolean>`lower(${appeals.againstBy}) = lower(${operator.username})`.mapWith(
        Boolean,
      ),
      mayDecide: sql<boolean>`${isForAnotherThan(operator)}`.mapWith(Boolean),
    })
    .from(appeals)
    .innerJoin(cases, eq(cases.id, appeals.caseId))
    .leftJoin(people, eq(people.id, cases.authorId))
    .leftJoin(bans, eq(bans.caseId, appeals.caseId))
    .where(eq(appeals.id, id));
  return found;
}
