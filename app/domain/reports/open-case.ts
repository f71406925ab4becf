import { and, count, eq, isNotNull, ne, sql } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";
import { evidenceKeys } from "#app/domain/evidence/evidence.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import { dayOf, type Person } from "#app/domain/people/people.ts";
import type { PostPlace } from "#app/domain/places/post-place.ts";
import {
  queryEarlier,
  queryOthers,
  queryThread,
  showPhotos,
  showThread,
  type CaseThread,
  type EarlierCase,
  type OtherThing,
  type ShownPhoto,
} from "./case-context.ts";
import { holderOf } from "./claims.ts";
import { EMPTIED } from "./emptied.ts";
import { queryFiled, showFiled, type FiledReport } from "./filed.ts";
import { stepsOf, type Step } from "./log.ts";
import { SHOWN } from "./queue.ts";
import { isUpheld } from "./record.ts";

type Case = typeof cases.$inferSelect;

/** A case with everything that helps to decide it. It does not tell who wrote or reported the thing. */
export interface OpenedCase {
  case: Pick<
    Case,
    keyof typeof SHOWN | "score" | "reason" | "rule" | "readyReason" | "keepUntil" | "heldAt"
  >;
  /** The operator who has it now, and until when; undefined if nobody does. */
  holder: { by: string; until: number } | undefined;
  /** Whether its time is over, and only the ban from it keeps it: nothing can be read or decided any more. */
  isEmptied: boolean;
  /** As it was at the first report. */
  was: Pick<CaseSnapshot, "text" | "venue" | "createdAt"> & { photos: ShownPhoto[] };
  /** Undefined once it is gone. */
  thread: CaseThread | undefined;
  reports: FiledReport[];
  /** Since the day, UTC, on which they first came: the minute could tell who they are. Undefined once they have deleted their data. */
  author: { since: number; hasDeleted: boolean; ban: Ban | undefined } | undefined;
  /** The author's other decided cases: how many, how many against them, and the newest of them. */
  earlier: { decided: number; upheld: number; cases: EarlierCase[] };
  /** What else the author has posted. */
  others: OtherThing[];
  steps: Step[];
}

/** With what only the server may know. */
export interface PlacedCase extends OpenedCase {
  place: PostPlace;
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
): Promise<PlacedCase | undefined> {
  const authorId = sql`(SELECT author_id FROM cases WHERE id = ${id})`;
  const [[found], filed, reporters, [author], [counted], earlier, ...more] = await db.batch([
    queryCase(db, id),
    ...queryFiled(db, id, { now }),
    db.select().from(people).where(eq(people.id, authorId)),
    db
      .select({
        decided: count(),
        upheld: sql<number>`count(*) FILTER (WHERE ${isUpheld})`,
      })
      .from(cases)
      .where(and(eq(cases.authorId, authorId), ne(cases.id, id), isNotNull(cases.decidedAt))),
    queryEarlier(db, id),
    ...queryOthers(db, id),
    ...queryThread(db, id),
    stepsOf(db, id),
  ]);
  if (!found) return undefined;
  const [written, answered, post, before, after, steps] = more;
  const { snapshot, authorId: ofAuthor, commentId, claimedBy, claimedUntil, ...shown } = found;
  const { text, venue, createdAt, tile, photos } = snapshot;
  return {
    case: shown,
    place: tile,
    holder: holderOf({ claimedBy, claimedUntil }, now),
    isEmptied: createdAt === EMPTIED.createdAt,
    was: {
      text,
      venue,
      createdAt,
      photos: showPhotos(photos),
    },
    thread: showThread(post, before, after, { authorId: ofAuthor, commentId }),
    reports: showFiled(filed, reporters, { now }),
    author: author && authorOf(author, now),
    earlier: { ...(counted ?? { decided: 0, upheld: 0 }), cases: earlier },
    others: [...written, ...answered],
    steps,
  };
}

function queryCase(db: Database, id: number) {
  const { score, reason, rule, readyReason, keepUntil, heldAt } = cases;
  const shown = { ...SHOWN, score, reason, rule, readyReason, keepUntil, heldAt };
  const { snapshot, authorId, commentId, claimedBy, claimedUntil } = cases;
  return db
    .select({ ...shown, snapshot, authorId, commentId, claimedBy, claimedUntil })
    .from(cases)
    .where(eq(cases.id, id));
}

function authorOf(author: Person, now: number): OpenedCase["author"] {
  const { createdAt, emptiedAt, bannedAt, banReason } = author;
  const until = endOfBan(author, now);
  const ban =
    until === null ? undefined : { since: bannedAt ?? 0, until, because: banReason ?? "" };
  return { since: dayOf(createdAt), hasDeleted: emptiedAt !== null, ban };
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
