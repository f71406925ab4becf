import { and, asc, eq, gt, lt, ne, notExists, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import { conversations } from "#app/db/conversations-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { handleOfCommenter, type Handle } from "#app/domain/people/handles.ts";
import type { Person } from "#app/domain/people/people.ts";
import type { Kind } from "./limits.ts";
import { wordsAsOf } from "./as-of.ts";
import { isReadable, isSeenComment, type At, type Reader } from "./live.ts";
import { shownAsOf } from "./shared-pages.ts";
import { toMinute } from "./minutes.ts";
import { inAnyOrder, shuffler, stepOf } from "./shuffle.ts";
import { firstIdAt, timeOfId } from "./time-ordered-id.ts";

/** A reader whom we know. */
export type KnownReader = Reader & { person: Person };

/** A thread in which somebody takes part, as they see it. */
export interface Conversation {
  publicId: string;
  kind: Kind;
  /** The text of the post; null where it stands behind a tap. */
  text: string | null;
  /** Whether the post is their own. */
  isOwnPost: boolean;
  /** The newest comment, and its text as that of the post. */
  last: { text: string | null; handle: Handle; isMine: boolean; postedAt: number };
  /** When the post ends, like `postedAt` to the minute, in milliseconds UTC. */
  endsAt: number;
  /** How many comments of others they have not been shown. */
  newCount: number;
}

/** The threads in which somebody takes part and that have comments, the one that was last answered first. */
export async function listConversations(
  db: Database,
  reader: KnownReader,
  options: At,
): Promise<Conversation[]> {
  const found = await readConversations(db, reader, options);
  const shuffle = shuffler(reader.secret, "conversations");
  return [...Map.groupBy(found, ({ publicId }) => publicId).values()]
    .map((rows) => showConversation(rows, reader, options))
    .toSorted(
      (one, two) =>
        two.step - one.step || shuffle(one.shown.publicId) - shuffle(two.shown.publicId),
    )
    .map(({ shown }) => shown);
}

type Row = Awaited<ReturnType<typeof readConversations>>[number];

/** A row of each comment that came within the same step as the newest. */
function readConversations(db: Database, reader: KnownReader, options: At) {
  const { person } = reader;
  const idsOfStep = Math.max(1, firstIdAt(options.stepMs ?? 0) - firstIdAt(0));
  const isSeen = isSeenComment(reader, options);
  const newest = sql`(SELECT ${comments.id} FROM ${comments}
    WHERE ${and(eq(comments.postId, posts.id), isSeen)} ORDER BY ${comments.id} DESC LIMIT 1)`;
  const isOfLastStep = sql`${comments.id} >= ${newest} - ${newest} % ${idsOfStep}`;
  return db
    .select({
      publicId: posts.publicId,
      authorId: posts.personId,
      kind: posts.kind,
      isFlagged: sql<number>`${posts.flaggedAt} IS NOT NULL`.as("is_flagged"),
      post: {
        personId: posts.personId,
        text: posts.text,
        venue: posts.venue,
        editedAt: posts.editedAt,
        resolvedAt: posts.resolvedAt,
        former: posts.former,
      },
      expiresAt: posts.expiresAt,
      comment: {
        id: comments.id,
        personId: comments.personId,
        text: comments.text,
        flaggedAt: comments.flaggedAt,
        name: comments.name,
      },
      newCount: sql<number>`(SELECT count(*) FROM ${comments} WHERE ${isNews(reader, options)})`,
    })
    .from(conversations)
    .innerJoin(posts, eq(posts.id, conversations.postId))
    .innerJoin(comments, and(eq(comments.postId, posts.id), isSeen, isOfLastStep))
    .where(and(eq(conversations.personId, person.id), isReadable(reader, options)))
    .orderBy(asc(comments.id));
}

function showConversation(rows: Row[], reader: KnownReader, options: At) {
  const [first] = rows;
  if (!first) throw new Error("a group without rows");
  const { publicId, kind, expiresAt, newCount } = first;
  const written = rows.map(({ comment }) => comment);
  const last = inAnyOrder(written, options, shuffler(reader.secret, publicId)).at(-1);
  if (!last) throw new Error("a group without comments");
  const { text } = wordsAsOf(first.post, reader, shownAsOf(options));
  const isOwnPost = first.authorId === reader.person.id;
  const isMine = last.personId === reader.person.id;
  const shown = {
    publicId,
    kind,
    text: first.isFlagged && !isOwnPost ? null : text,
    isOwnPost,
    endsAt: toMinute(expiresAt),
    newCount,
    last: {
      text: last.flaggedAt !== null && !isMine ? null : last.text,
      handle: handleOfCommenter(
        { ...last, thread: publicId, authorId: first.authorId },
        reader.secret,
      ),
      isMine,
      postedAt: toMinute(timeOfId(last.id)),
    },
  };
  return { step: stepOf(last.id, options), shown };
}

/** The condition on conversations in which this reader has not been shown a comment of somebody else. */
export function hasNews(reader: KnownReader, options: At): SQL | undefined {
  return and(
    eq(conversations.personId, reader.person.id),
    isReadable(reader, options),
    sql`EXISTS (SELECT 1 FROM ${comments} WHERE ${isNews(reader, options)})`,
  );
}

function isNews(reader: KnownReader, options: At): SQL | undefined {
  return and(
    eq(comments.postId, conversations.postId),
    gt(comments.id, conversations.seenCommentId),
    ne(comments.personId, reader.person.id),
    isSeenComment(reader, options),
  );
}

/**
 * Has a comment's writer take part in its thread, and the author of the post with the first comment. What could
 * be seen before counts as seen by who comments. It follows a statement in a batch, and does nothing unless that changed a row.
 */
export function takePart(
  db: Database,
  { id }: Person,
  { thread, seenUpTo }: { thread: string; seenUpTo: number },
) {
  const post = sql`FROM ${posts} WHERE ${posts.publicId} = ${thread} AND ${ifChanged}`;
  return db
    .insert(conversations)
    .select(
      sql`SELECT ${id} AS person_id, id AS post_id, ${seenUpTo} AS seen_comment_id, NULL AS told_at ${post}
        UNION ALL
        SELECT person_id, id AS post_id, 0 AS seen_comment_id, NULL AS told_at ${post}
        AND person_id <> ${id}`,
    )
    .onConflictDoNothing();
}

/** Ends the part of somebody in threads where nothing of theirs is left. */
export function leaveConversations(db: Database, personId: number) {
  return db.delete(conversations).where(
    and(
      eq(conversations.personId, personId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(comments)
          .where(and(eq(comments.postId, conversations.postId), eq(comments.personId, personId))),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(posts)
          .where(and(eq(posts.id, conversations.postId), eq(posts.personId, personId))),
      ),
    ),
  );
}

/** A comment that is about to be shown. It never leaves the server. */
export interface UnseenComment {
  postId: number;
  commentId: number;
}

/** The column, in a query of posts, of the newest comment that this reader has been shown; null if they take no part. */
export function seenCommentId({ person }: Pick<Reader, "person">) {
  return sql<number | null>`(SELECT seen_comment_id FROM ${conversations}
    WHERE person_id = ${person?.id ?? null} AND post_id = ${posts.id})`.as("seen_comment_id");
}

/** The newest comment of somebody else, if the reader takes part and has not been shown it. */
export function unseenIn(
  written: readonly { id: number; personId: number }[],
  { postId, seenCommentId: seen }: { postId: number; seenCommentId: number | null },
  { person }: Pick<Reader, "person">,
): UnseenComment | undefined {
  const newest = written.findLast(({ personId }) => personId !== person?.id);
  if (seen === null || !newest || newest.id <= seen) return undefined;
  return { postId, commentId: newest.id };
}

/** Notes that somebody has been shown a thread up to this comment. */
export async function noteSeen(
  db: Database,
  { id }: Person,
  { postId, commentId }: UnseenComment,
): Promise<void> {
  await db
    .update(conversations)
    .set({ seenCommentId: commentId })
    .where(
      and(
        eq(conversations.personId, id),
        eq(conversations.postId, postId),
        lt(conversations.seenCommentId, commentId),
      ),
    );
}
