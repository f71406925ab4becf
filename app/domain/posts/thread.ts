import { and, asc, eq, or, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { handleOfCommenter, type Handle } from "#app/domain/people/handles.ts";
import type { PostPlace } from "#app/domain/places/post-place.ts";
import { checkOf, findCheck, queryChecks, showCheck, type Check } from "./checks.ts";
import { endAsTold } from "./held.ts";
import { seenCommentId, unseenIn, type UnseenComment } from "./conversations.ts";
import { isReadable, isSeenComment, type At, type Reader } from "./live.ts";
import { shownAsOf } from "./shared-pages.ts";
import { toMinute } from "./minutes.ts";
import { shownColumns, showPost, type ShownPost } from "./shown-post.ts";
import { inAnyOrder, shuffler } from "./shuffle.ts";
import { timeOfId } from "./time-ordered-id.ts";

interface ShownComment {
  publicId: string;
  text: string;
  /** Whether it stands behind a tap: it was reported and is being checked. */
  isFlagged: boolean;
  /** Whether only its author sees it. */
  isHidden: boolean;
  /** Of one's own, as of a post of one's own. */
  check: Check | undefined;
  handle: Handle;
  isMine: boolean;
  /** Whether the post's author wrote it. */
  isOfAuthor: boolean;
  /** To the minute, in milliseconds UTC. */
  postedAt: number;
}

/** A post with its comments, oldest first. */
export interface Thread {
  post: ShownPost;
  /** Hidden by moderators or reports: only its author sees it. */
  isHidden: boolean;
  /** Of one's own post or a photo of it, if it was reported and moderators have not decided. */
  check: Check | undefined;
  comments: ShownComment[];
}

/** With what only the server may know. */
export interface OpenedThread extends Thread {
  place: PostPlace;
  /** The shop whose board this is; null for what a neighbour wrote. */
  shopId: string | null;
  /** The newest comment that a reader who takes part has not been shown before; undefined if there is none. */
  unseen: UnseenComment | undefined;
}

/** Undefined unless this reader may see it, as of the full minute. Authors also see their hidden posts and comments. */
export async function openThread(
  db: Database,
  reader: Reader,
  publicId: string,
  options: At,
): Promise<OpenedThread | undefined> {
  const asOf = shownAsOf(options);
  const isOpen = and(eq(posts.publicId, publicId), isReadable(reader, options));
  const [[post], written, checks] = await db.batch([
    db
      .select({
        ...shownColumns(reader, asOf),
        place: posts.tile,
        shopId: posts.shopId,
        seenCommentId: seenCommentId(reader),
      })
      .from(posts)
      .where(isOpen),
    queryComments(db, reader, isOpen, options),
    queryChecks(db, reader.person, options),
  ]);
  if (!post) return undefined;
  const { id: postId, personId } = post;
  const isMine = personId === reader.person?.id;
  const check = isMine ? findCheck(checks, { postId, commentId: null }) : undefined;
  const shown = showPost(post, reader, asOf);
  // Comments of blocked people do not count for this reader.
  const commentCount = written.filter(({ hiddenAt }) => hiddenAt === null).length;
  return {
    post: { ...shown, endsAt: endAsTold(shown, check?.heldSince, options.now), commentCount },
    place: post.place,
    shopId: post.shopId,
    isHidden: post.hiddenAt !== null,
    check: check && showCheck(check),
    unseen: unseenIn(written, { postId, seenCommentId: post.seenCommentId }, reader),
    comments: inAnyOrder(written, options, shuffler(reader.secret, publicId)).map((comment) => ({
      publicId: comment.publicId,
      text: comment.text,
      isFlagged: comment.flaggedAt !== null,
      isHidden: comment.hiddenAt !== null,
      check: checkOf(checks, { postId, commentId: comment.id }),
      handle: handleOfCommenter(
        { ...comment, thread: publicId, authorId: personId },
        reader.secret,
      ),
      isMine: comment.personId === reader.person?.id,
      isOfAuthor: comment.personId === personId,
      postedAt: toMinute(timeOfId(comment.id)),
    })),
  };
}

/** Oldest first, with hidden ones of the reader's own. */
function queryComments(db: Database, reader: Reader, isOpen: SQL | undefined, options: At) {
  const { id, publicId, personId, text, hiddenAt, flaggedAt, name } = comments;
  const isOwn = reader.person && eq(personId, reader.person.id);
  return db
    .select({ id, publicId, personId, text, hiddenAt, flaggedAt, name })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(isOpen, or(isSeenComment(reader, options), isOwn)))
    .orderBy(asc(id));
}
