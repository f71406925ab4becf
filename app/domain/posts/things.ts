import { and, eq, sql } from "drizzle-orm";
import { comments, posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { hasNotEnded } from "./live.ts";

/** Something in a thread: of the post `thread`, itself (`post`), a photo (`photo-2`) or a comment (its public id). */
export interface NamedThing {
  thread: string;
  of: string;
}

/** What was named, and by whom it is. */
export interface Thing {
  thing: "post" | "comment" | "photo";
  postId: number;
  postAuthorId: number;
  commentId: number | null;
  /** Of a photo its number, from 1; null of all else. */
  photo: number | null;
  authorId: number;
  /** The words of a comment; of a photo those of its post. */
  text: string;
  venue: string;
  kind: string;
  tile: number;
  photos: PostPhoto[];
}

/** The query behind findThing, for who has more to ask at once. */
export function queryThing(db: Database, { thread, of }: NamedThing, { now }: { now: number }) {
  return db
    .select({
      postId: posts.id,
      postAuthorId: posts.personId,
      postText: posts.text,
      venue: posts.venue,
      kind: posts.kind,
      tile: posts.tile,
      photos: posts.photos,
      // Named anew: in a batch D1 gives one column of each name.
      commentId: sql<number | null>`${comments.id}`.as("comment_id"),
      commentText: sql<string | null>`${comments.text}`.as("comment_text"),
      authorId: sql<number>`coalesce(${comments.personId}, ${posts.personId})`.as("author_id"),
    })
    .from(posts)
    .leftJoin(comments, and(eq(comments.postId, posts.id), eq(comments.publicId, of)))
    .where(and(eq(posts.publicId, thread), hasNotEnded(now)));
}

/** The thing that was named, as queryThing has found it; undefined if there is none. */
export function readThing(
  [found]: Awaited<ReturnType<typeof queryThing>>,
  of: string,
): Thing | undefined {
  if (!found) return undefined;
  const { postText, commentText, ...common } = found;
  if (commentText !== null) {
    return { ...common, thing: "comment", text: commentText, venue: "", photo: null, photos: [] };
  }
  if (of === "post") return { ...common, thing: "post", text: postText, photo: null };
  const number = Number(/^photo-(\d)$/.exec(of)?.[1]);
  const photo = found.photos[number - 1];
  return photo && { ...common, thing: "photo", text: postText, photo: number, photos: [photo] };
}

/**
 * The thing that was named; undefined where it is not there, or its post has ended. What is hidden is found: who has
 * it on their screen may still act on it.
 */
export async function findThing(
  db: Database,
  named: NamedThing,
  { now }: { now: number },
): Promise<Thing | undefined> {
  return readThing(await queryThing(db, named, { now }), named.of);
}
