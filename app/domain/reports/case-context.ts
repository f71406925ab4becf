import { and, asc, desc, eq, gt, isNotNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { comments, posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { PAGE_LENGTH } from "#app/domain/desk/search.ts";
import { isHeldByRule } from "#app/domain/posts/held.ts";
import type { Rule } from "./rules.ts";
import type { Decision } from "./input.ts";

/** Comments of a thread that are shown before and after the one that a case is about, or from its beginning on. */
const AROUND = 10;
/** Earlier cases of an author that are listed. */
const MOST_EARLIER = 10;

/** Who wrote something: the case's author, who wrote the post, or one of the others, by a number within the thread. */
export type WrittenBy = "author" | "poster" | number;

export interface ContextComment {
  text: string;
  isHidden: boolean;
  isFlagged: boolean;
  /** Whether the case is about it. */
  isThis: boolean;
  by: WrittenBy;
}

/** A photo's size in pixels; the photo itself is requested by its number. */
export type ShownPhoto = Pick<PostPhoto, "width" | "height">;

/** The thread that a case's thing belongs to, as it is now. */
export interface CaseThread {
  publicId: string;
  /** The shop whose board it is; null for what a neighbour wrote. */
  shopId: string | null;
  text: string;
  venue: string;
  photos: ShownPhoto[];
  isHidden: boolean;
  isFlagged: boolean;
  by: WrittenBy;
  commentCount: number;
  /** Oldest first. */
  comments: ContextComment[];
}

/** Something else that a case's author has written and that is still there. */
export interface OtherThing {
  thread: string;
  /** `post`, or the public id of a comment. */
  of: string;
  text: string;
  photos: ShownPhoto[];
  isHidden: boolean;
  /** Its case; null if it has none. */
  caseId: number | null;
  isDecided: boolean;
  /** Whether a word rule holds it: it is decided by its own case alone, for good. */
  isHeld: boolean;
  isChildSafety: boolean;
  reportCount: number;
}

export interface EarlierCase {
  id: number;
  thing: "post" | "comment" | "photo";
  decision: Decision | null;
  rule: Rule | null;
}

const ofCase = (id: number, column: string) =>
  sql`(SELECT ${sql.raw(column)} FROM cases WHERE id = ${id})`;

/** The queries for the post of a case, and for the comments up to that of the case and after it. */
export function queryThread(db: Database, caseId: number) {
  const ofPost = eq(comments.postId, ofCase(caseId, "post_id"));
  const pivot = sql`coalesce(${ofCase(caseId, "comment_id")}, 0)`;
  const { id, personId, text, hiddenAt, flaggedAt } = comments;
  const shown = { id, personId, text, hiddenAt, flaggedAt };
  return [
    db
      .select({
        publicId: posts.publicId,
        shopId: posts.shopId,
        personId: posts.personId,
        text: posts.text,
        venue: posts.venue,
        photos: posts.photos,
        hiddenAt: posts.hiddenAt,
        flaggedAt: posts.flaggedAt,
        commentCount: posts.commentCount,
      })
      .from(posts)
      .where(eq(posts.id, ofCase(caseId, "post_id"))),
    db
      .select(shown)
      .from(comments)
      .where(and(ofPost, lte(id, pivot)))
      .orderBy(desc(id))
      .limit(AROUND + 1),
    db
      .select(shown)
      .from(comments)
      .where(and(ofPost, gt(id, pivot)))
      .orderBy(asc(id))
      .limit(AROUND),
  ] as const;
}

type ThreadQueries = ReturnType<typeof queryThread>;

/** The thread of a case; undefined if it is gone. */
export function showThread(
  [post]: Awaited<ThreadQueries[0]>,
  before: Awaited<ThreadQueries[1]>,
  after: Awaited<ThreadQueries[2]>,
  of: { authorId: number | null; commentId: number | null },
): CaseThread | undefined {
  if (!post) return undefined;
  const written = [...before.toReversed(), ...after];
  const others = [...new Set(written.map(({ personId }) => personId))].filter(
    (id) => id !== of.authorId && id !== post.personId,
  );
  const by = (personId: number): WrittenBy => {
    if (personId === of.authorId) return "author";
    return personId === post.personId ? "poster" : others.indexOf(personId) + 1;
  };
  const { personId, photos, hiddenAt, flaggedAt, ...told } = post;
  return {
    ...told,
    photos: showPhotos(photos),
    isHidden: hiddenAt !== null,
    isFlagged: flaggedAt !== null,
    by: by(personId),
    comments: written.map((comment) => ({
      text: comment.text,
      isHidden: comment.hiddenAt !== null,
      isFlagged: comment.flaggedAt !== null,
      isThis: comment.id === of.commentId,
      by: by(comment.personId),
    })),
  };
}

/** Photos without the fields that only the server may know. */
export function showPhotos(photos: readonly PostPhoto[]): ShownPhoto[] {
  return photos.map(({ width, height }) => ({ width, height }));
}

/** What is known of the case of another thing, if it has one. */
const ofItsCase = {
  caseId: sql<number | null>`${cases.id}`.as("case_id"),
  isDecided: sql<boolean>`${cases.decidedAt} IS NOT NULL`.mapWith(Boolean).as("is_decided"),
  isHeld: sql<boolean>`${isHeldByRule}`.mapWith(Boolean).as("is_held"),
  isChildSafety: sql<boolean>`coalesce(${cases.isChildSafety}, 0)`
    .mapWith(Boolean)
    .as("is_child_safety"),
  reportCount: sql<number>`(SELECT count(*) FROM reports WHERE case_id = ${cases.id})`.as(
    "report_count",
  ),
};

/** The queries for what else the author of a case has written: posts, and comments. Newest first. */
export function queryOthers(db: Database, caseId: number) {
  const author = ofCase(caseId, "author_id");
  const isHidden = (column: typeof posts.hiddenAt | typeof comments.hiddenAt) =>
    sql<boolean>`${column} IS NOT NULL`.mapWith(Boolean).as("is_hidden");
  const photosOf = (column: typeof posts.photos | SQL) =>
    sql`${column}`
      .mapWith((json: string) => showPhotos(JSON.parse(json) as PostPhoto[]))
      .as("shown_photos");
  return [
    db
      .select({
        thread: posts.publicId,
        of: sql<string>`'post'`.as("of_thing"),
        text: posts.text,
        photos: photosOf(posts.photos),
        isHidden: isHidden(posts.hiddenAt),
        ...ofItsCase,
      })
      .from(posts)
      .leftJoin(cases, eq(cases.subject, sql`'post ' || ${posts.id}`))
      .where(
        and(
          eq(posts.personId, author),
          sql`NOT (${ofCase(caseId, "thing")} = 'post' AND ${posts.id} = ${ofCase(caseId, "post_id")})`,
        ),
      )
      .orderBy(desc(posts.id))
      .limit(PAGE_LENGTH),
    db
      .select({
        thread: posts.publicId,
        of: sql<string>`${comments.publicId}`.as("of_thing"),
        text: comments.text,
        photos: photosOf(sql`'[]'`),
        isHidden: isHidden(comments.hiddenAt),
        ...ofItsCase,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .leftJoin(cases, eq(cases.subject, sql`'comment ' || ${comments.id}`))
      .where(
        and(
          eq(comments.personId, author),
          sql`${comments.id} IS NOT ${ofCase(caseId, "comment_id")}`,
        ),
      )
      .orderBy(desc(comments.id))
      .limit(PAGE_LENGTH),
  ] as const;
}

/** The query for the author's other decided cases, newest first. */
export function queryEarlier(db: Database, caseId: number) {
  const { id, thing, decision, rule } = cases;
  return db
    .select({ id, thing, decision, rule })
    .from(cases)
    .where(
      and(
        eq(cases.authorId, ofCase(caseId, "author_id")),
        ne(id, caseId),
        isNotNull(cases.decidedAt),
      ),
    )
    .orderBy(desc(id))
    .limit(MOST_EARLIER);
}

/**
 * The stored photo, by its 1-based number, of the post that a case belongs to or of another one by its author. Undefined if
 * there is none.
 */
export async function findPhotoAround(
  db: Database,
  { caseId, thread, number }: { caseId: number; thread: string; number: number },
): Promise<{ key: string; isEvidence: false } | undefined> {
  const isAround = or(
    eq(posts.id, ofCase(caseId, "post_id")),
    eq(posts.personId, ofCase(caseId, "author_id")),
  );
  const [found] = await db
    .select({ photos: posts.photos })
    .from(posts)
    .where(and(eq(posts.publicId, thread), isAround));
  const key = found?.photos[number - 1]?.key;
  return key === undefined ? undefined : { key, isEvidence: false };
}
