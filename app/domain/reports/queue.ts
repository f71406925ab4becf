import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { holding, offsetOf, PAGE_LENGTH, type Search } from "#app/domain/desk/search.ts";
import { dueAt } from "./due.ts";
import { evidenceKeys } from "./evidence.ts";
import type { Reason } from "./input.ts";
import { stepsOf, type Step } from "./log.ts";

type Case = typeof cases.$inferSelect;

/** A case as it stands in the queue. */
export interface QueuedCase extends Case {
  /** Each that it was reported for, once. */
  reasons: Reason[];
  reportCount: number;
  /** By when it is to be decided, in milliseconds UTC. */
  dueAt: number;
}

/**
 * One page of the cases that are open, those about children first and the oldest first, or of those that are decided,
 * the latest first; of all that hold the words; and how many of each there are.
 */
export async function listCases(
  db: Database,
  { isDecided, words, page }: Search & { isDecided: boolean },
): Promise<{ cases: QueuedCase[]; counts: { open: number; decided: number } }> {
  const { decidedAt } = cases;
  const found = holding(words, [cases.snapshot, cases.reason]);
  const [rows, [counts]] = await db.batch([
    db
      .select({
        row: cases,
        reasons: sql<string>`(SELECT json_group_array(DISTINCT reason) FROM reports
          WHERE case_id = cases.id)`,
        reportCount: sql<number>`(SELECT count(*) FROM reports WHERE case_id = cases.id)`,
      })
      .from(cases)
      .where(and(found, isDecided ? isNotNull(decidedAt) : isNull(decidedAt)))
      .orderBy(
        ...(isDecided ? [desc(decidedAt)] : [desc(cases.isChildSafety), asc(cases.openedAt)]),
      )
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db
      .select({
        open: sql<number>`count(*) FILTER (WHERE ${decidedAt} IS NULL)`,
        decided: sql<number>`count(${decidedAt})`,
      })
      .from(cases)
      .where(found),
  ]);
  return {
    cases: rows.map(({ row, reasons, reportCount }) => {
      const named = JSON.parse(reasons) as Reason[];
      return { ...row, reasons: named, reportCount, dueAt: dueAt(row.openedAt, named) };
    }),
    counts: counts ?? { open: 0, decided: 0 },
  };
}

/** A case with all that helps to decide it. Who its author is, and who has reported, is not known any more closely. */
export interface OpenedCase {
  case: Case;
  reports: { id: number; reason: Reason; words: string; weight: number; createdAt: number }[];
  dueAt: number;
  /** Undefined once they have deleted their data. */
  author: { createdAt: number; bannedAt: number | null; banReason: string | null } | undefined;
  /** How many other cases of the author were decided, and how many of these against them. */
  earlier: { decided: number; upheld: number };
  /** What else of the author is still there. */
  others: { thing: "post" | "comment"; text: string; isHidden: boolean }[];
  steps: Step[];
}

/** The case of this number; undefined if there is none. */
export async function openCase(db: Database, id: number): Promise<OpenedCase | undefined> {
  const authorId = sql`(SELECT author_id FROM cases WHERE id = ${id})`;
  const [[found], filed, [author], [earlier], written, answered, steps] = await db.batch([
    db.select().from(cases).where(eq(cases.id, id)),
    db
      .select({
        id: reports.id,
        reason: reports.reason,
        words: reports.words,
        weight: reports.weight,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.caseId, id))
      .orderBy(asc(reports.id)),
    db.select().from(people).where(eq(people.id, authorId)),
    db
      .select({
        decided: count(),
        upheld: sql<number>`count(*) FILTER (WHERE ${cases.decision} <> 'restore')`,
      })
      .from(cases)
      .where(and(eq(cases.authorId, authorId), ne(cases.id, id), isNotNull(cases.decidedAt))),
    ...othersOf(db, id),
    stepsOf(db, id),
  ]);
  if (!found) return undefined;
  const reasons = filed.map(({ reason }) => reason);
  return {
    case: found,
    reports: filed,
    dueAt: dueAt(found.openedAt, reasons),
    author,
    earlier: earlier ?? { decided: 0, upheld: 0 },
    others: [
      ...written.map((post) => ({ ...post, thing: "post" as const })),
      ...answered.map((comment) => ({ ...comment, thing: "comment" as const })),
    ],
    steps,
  };
}

/** The queries for the posts and the comments of a case's author that it is not about. */
function othersOf(db: Database, caseId: number) {
  const ofCase = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM cases WHERE id = ${caseId})`;
  const others = <T extends typeof posts | typeof comments>(table: T, own: string) =>
    db
      .select({
        text: table.text,
        isHidden: sql<boolean>`${table.hiddenAt} IS NOT NULL`.mapWith(Boolean),
      })
      .from(table)
      .where(and(eq(table.personId, ofCase("author_id")), sql`${table.id} IS NOT ${ofCase(own)}`))
      .orderBy(desc(table.id))
      .limit(PAGE_LENGTH);
  return [others(posts, "post_id"), others(comments, "comment_id")] as const;
}

/** Where a photo of a case lies, by its 1-based number: as evidence, or where it was shown until it is kept as that. */
export async function findCasePhoto(
  db: Database,
  { caseId, number }: { caseId: number; number: number },
): Promise<{ key: string; isEvidence: boolean } | undefined> {
  const [found] = await db
    .select({ id: cases.id, snapshot: cases.snapshot, photosKeptAt: cases.photosKeptAt })
    .from(cases)
    .where(eq(cases.id, caseId));
  const isEvidence = found ? found.photosKeptAt !== null : false;
  const keys =
    found && (isEvidence ? evidenceKeys(found) : found.snapshot.photos.map((p) => p.key));
  const key = keys?.[number - 1];
  return key === undefined ? undefined : { key, isEvidence };
}
