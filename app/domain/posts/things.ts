import { and, eq, sql } from "drizzle-orm";
import { comments, posts, type PostPhoto } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { hasNotEnded } from "./live.ts";

/** Something in a `thread`: the post (`post`), a photo (`photo-2`) or a comment (its public id). */
export interface NamedThing {
  thread: string;
  of: string;
}

export interface Thing {
  thing: "post" | "comment" | "photo";
  postId: number;
  postAuthorId: number;
  commentId: number | null;
  /** The number of a photo, from 1; else null. */
  photo: number | null;
  authorId: number;
  /** As that of a comment in the database. */
  name: number | null;
  /** The text of a comment; for a photo, that of its post. */
  text: string;
  venue: string;
  /** The name of the shop whose board this is; null for what a neighbour wrote. */
  shop: string | null;
  kind: string;
  tile: number;
  parentTile: number;
  photos: PostPhoto[];
}

/** The query behind findThing, for use in a batch. */
export function queryThing(db: Database, { thread, of }: NamedThing, { now }: { now: number }) {
  return db
    .select({
      postId: posts.id,
      postAuthorId: posts.personId,
      postText: posts.text,
      venue: posts.venue,
      shop: sql<string | null>`iif(${posts.shopId} IS NULL, NULL, ${posts.venue})`.as("shop"),
      kind: posts.kind,
      tile: posts.tile,
      parentTile: posts.parentTile,
      photos: posts.photos,
      // Renamed: in a batch D1 returns one column of each name.
      commentId: sql<number | null>`${comments.id}`.as("comment_id"),
      name: sql<number | null>`${comments.name}`.as("name"),
      commentText: sql<string | null>`${comments.text}`.as("comment_text"),
      authorId: sql<number>`coalesce(${comments.personId}, ${posts.personId})`.as("author_id"),
    })
    .from(posts)
    .leftJoin(comments, and(eq(comments.postId, posts.id), eq(comments.publicId, of)))
    .where(and(eq(posts.publicId, thread), hasNotEnded(now)));
}

/** Reads the result of queryThing; undefined if there is no such thing. */
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

/** Undefined if gone or its post has ended. Finds hidden things: people may act on what is still on their screen. */
export async function findThing(
  db: Database,
  named: NamedThing,
  { now }: { now: number },
): Promise<Thing | undefined> {
  return readThing(await queryThing(db, named, { now }), named.of);
}
