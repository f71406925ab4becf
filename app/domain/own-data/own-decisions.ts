import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import { isFinal } from "#app/domain/reports/final.ts";

/** The query for what was decided about somebody's posts and comments, and can no longer be undone; for use in a batch. */
export function decisionsOf(db: Database, personId: number, now: number) {
  return db
    .select({
      case: cases.id,
      thing: cases.thing,
      text: sql<string>`${cases.snapshot} ->> '$.text'`.as("text"),
      decision: cases.decision,
      rule: cases.rule,
      readyReason: cases.readyReason,
      reason: cases.reason,
      at: cases.decidedAt,
    })
    .from(cases)
    .where(and(eq(cases.authorId, personId), isNotNull(cases.decidedAt), isFinal(now)));
}

/** The query for the bans that somebody was told of; for use in a batch. */
export function bansOf(db: Database, personId: number) {
  return db
    .select({
      case: bans.caseId,
      rule: bans.rule,
      readyReason: bans.readyReason,
      reason: bans.reason,
      at: bans.decidedAt,
    })
    .from(bans)
    .innerJoin(cases, eq(cases.id, bans.caseId))
    .where(eq(cases.authorId, personId));
}

/** The query for somebody's appeals, with the answers; for use in a batch. */
export function appealsOf(db: Database, personId: number) {
  return db
    .select({
      case: appeals.caseId,
      against: appeals.against,
      words: appeals.words,
      at: appeals.openedAt,
      dueAt: appeals.dueAt,
      outcome: appeals.outcome,
      answer: appeals.answer,
      answeredAt: appeals.decidedAt,
    })
    .from(appeals)
    .innerJoin(cases, eq(cases.id, appeals.caseId))
    .where(eq(cases.authorId, personId));
}
