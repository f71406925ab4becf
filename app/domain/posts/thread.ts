import { and, asc, eq } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { handleIn, type Handle } from "#app/domain/people/handles.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { seenCommentId, unseenIn, type UnseenComment } from "./conversations.ts";
import { isReadable, isWantedComment, type Reader } from "./live.ts";
import { shownColumns, showPost, toMinute, type ShownPost } from "./shown-post.ts";
import { timeOfId } from "./time-ordered-id.ts";

interface ShownComment {
  publicId: string;
  text: string;
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
  comments: ShownComment[];
}

/** With what only the server may know. */
export interface OpenedThread extends Thread {
  tile: Tile;
  /** The shop whose board this is; null for what a neighbour wrote. */
  shopId: string | null;
  /** The newest comment that a reader who takes part has not been shown before; undefined if there is none. */
  unseen: UnseenComment | undefined;
}

/** Undefined unless this reader may see it at `now`. Authors also see hidden posts, unless held for child safety. */
export async function openThread(
  db: Database,
  reader: Reader,
  publicId: string,
  { now }: { now: number },
): Promise<OpenedThread | undefined> {
  const isOpen = and(eq(posts.publicId, publicId), isReadable(reader, now));
  const [[post], written] = await db.batch([
    db
      .select({
        ...shownColumns(reader),
        tile: posts.tile,
        shopId: posts.shopId,
        seenCommentId: seenCommentId(reader),
      })
      .from(posts)
      .where(isOpen),
    db
      .select({
        id: comments.id,
        publicId: comments.publicId,
        personId: comments.personId,
        text: comments.text,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(isOpen, isWantedComment(reader)))
      .orderBy(asc(comments.id)),
  ]);
  if (!post) return undefined;
  return {
    // Comments of blocked people do not count for this reader.
    post: { ...showPost(post, reader), commentCount: written.length },
    tile: post.tile,
    shopId: post.shopId,
    isHidden: post.hiddenAt !== null,
    unseen: unseenIn(written, { postId: post.id, seenCommentId: post.seenCommentId }, reader),
    comments: written.map((comment) => ({
      publicId: comment.publicId,
      text: comment.text,
      handle: handleIn(publicId, comment.personId, reader.secret),
      isMine: comment.personId === reader.person?.id,
      isOfAuthor: comment.personId === post.personId,
      postedAt: toMinute(timeOfId(comment.id)),
    })),
  };
}
