import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";
import { holding, offsetOf, PAGE_LENGTH, type Search } from "#app/domain/desk/search.ts";
import { evidenceKeys } from "#app/domain/evidence/evidence.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { queryFiled, showFiled, type FiledReport } from "./filed.ts";
import type { Reason } from "./limits.ts";
import { stepsOf, type Step } from "./log.ts";
import { isUpheld } from "./record.ts";

type Case = typeof cases.$inferSelect;

const SHOWN = {
  id: cases.id,
  thing: cases.thing,
  isChildSafety: cases.isChildSafety,
  openedAt: cases.openedAt,
  dueAt: cases.dueAt,
  decision: cases.decision,
  decidedAt: cases.decidedAt,
  decidedBy: cases.decidedBy,
};

export interface QueuedCase extends Pick<Case, keyof typeof SHOWN> {
  text: string;
  photoCount: number;
  /** Without duplicates. */
  reasons: Reason[];
  reportCount: number;
}

/** More than so many are not counted: nobody would read on to them. */
export const MOST_COUNTED = 1000;

/** First what reports have hidden or put behind a tap, and what is about a child. As the index of open cases has it. */
const URGENCY = sql`(flagged_at IS NULL AND NOT is_child_safety)`;

/** A page of the cases with these words, and their total: open ones by urgency and deadline, or decided ones, newest first. */
export async function listCases(
  db: Database,
  { isDecided, words, page }: Search & { isDecided: boolean },
): Promise<{ cases: QueuedCase[]; total: number }> {
  const { snapshot, decidedAt, dueAt } = cases;
  const texts = [sql`${snapshot} ->> '$.text'`, sql`${snapshot} ->> '$.venue'`, cases.reason];
  const wanted = and(holding(words, texts), isDecided ? isNotNull(decidedAt) : isNull(decidedAt));
  const [rows, [counted]] = await db.batch([
    db
      .select({
        ...SHOWN,
        text: sql<string>`${snapshot} ->> '$.text'`.as("text"),
        photoCount: sql<number>`json_array_length(${snapshot}, '$.photos')`.as("photo_count"),
        reasons: sql<string>`(SELECT json_group_array(DISTINCT reason) FROM reports
          WHERE case_id = cases.id)`,
        reportCount: sql<number>`(SELECT count(*) FROM reports WHERE case_id = cases.id)`,
      })
      .from(cases)
      .where(wanted)
      .orderBy(...(isDecided ? [desc(decidedAt)] : [URGENCY, asc(dueAt), asc(cases.id)]))
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
    cases: rows.map((row) => ({ ...row, reasons: JSON.parse(row.reasons) as Reason[] })),
    total: counted?.total ?? 0,
  };
}

/** A case with everything that helps to decide it. It does not tell who wrote or reported the thing. */
export interface OpenedCase {
  case: Pick<Case, keyof typeof SHOWN | "score" | "reason" | "rule" | "keepUntil" | "heldAt">;
  /** As it was at the first report. */
  was: Pick<CaseSnapshot, "text" | "venue" | "createdAt"> & {
    photos: { width: number; height: number }[];
  };
  reports: FiledReport[];
  /** Undefined once the author has deleted their data. */
  author: { createdAt: number; hasDeleted: boolean; ban: Ban | undefined } | undefined;
  /** The author's other decided cases, and how many were decided against them. */
  earlier: { decided: number; upheld: number };
  /** What else the author has posted. */
  others: { thing: "post" | "comment"; text: string; isHidden: boolean }[];
  steps: Step[];
}

interface Ban {
  since: number;
  until: number;
  because: string;
}

/** Undefined if there is no such case. */
export async function openCase(
  db: Database,
  id: number,
  { now }: { now: number },
): Promise<OpenedCase | undefined> {
  const authorId = sql`(SELECT author_id FROM cases WHERE id = ${id})`;
  const { score, reason, rule, keepUntil, heldAt } = cases;
  const [[found], filed, reporters, [author], [earlier], written, answered, steps] = await db.batch(
    [
      db
        .select({ ...SHOWN, score, reason, rule, keepUntil, heldAt, snapshot: cases.snapshot })
        .from(cases)
        .where(eq(cases.id, id)),
      ...queryFiled(db, id, { now }),
      db.select().from(people).where(eq(people.id, authorId)),
      db
        .select({
          decided: count(),
          upheld: sql<number>`count(*) FILTER (WHERE ${isUpheld})`,
        })
        .from(cases)
        .where(and(eq(cases.authorId, authorId), ne(cases.id, id), isNotNull(cases.decidedAt))),
      ...othersOf(db, id),
      stepsOf(db, id),
    ],
  );
  if (!found) return undefined;
  const { snapshot, ...shown } = found;
  return {
    case: shown,
    was: {
      text: snapshot.text,
      venue: snapshot.venue,
      createdAt: snapshot.createdAt,
      photos: snapshot.photos.map(({ width, height }) => ({ width, height })),
    },
    reports: showFiled(filed, reporters, { now }),
    author: author && authorOf(author, now),
    earlier: earlier ?? { decided: 0, upheld: 0 },
    others: [
      ...written.map((post) => ({ ...post, thing: "post" as const })),
      ...answered.map((comment) => ({ ...comment, thing: "comment" as const })),
    ],
    steps,
  };
}

function authorOf(author: Person, now: number): OpenedCase["author"] {
  const { createdAt, emptiedAt, bannedAt, banReason } = author;
  const until = endOfBan(author, now);
  const ban =
    until === null ? undefined : { since: bannedAt ?? 0, until, because: banReason ?? "" };
  return { createdAt, hasDeleted: emptiedAt !== null, ban };
}

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

/** The photo of a case by its 1-based number: in the evidence, or in its original place until it is copied. */
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
