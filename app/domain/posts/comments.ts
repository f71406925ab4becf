import { and, eq, gt, sql } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { QUOTAS } from "./limits.ts";
import { isLive, isWanted } from "./live.ts";
import { waitFor } from "./quotas.ts";
import { firstIdAt, insertWithId, newPublicId } from "./time-ordered-id.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A comment that is sent: below which post, its words, and what its sender calls it. */
export interface NewComment {
  thread: string;
  text: string;
  sendKey: string;
}

/**
 * Writes a comment once for each `sendKey` of its author. Undefined where its post is not there any more, or not for
 * them; refused where they have commented too much in the last hour or day.
 */
export async function addComment(
  db: Database,
  author: Writer,
  { thread, text, sendKey }: NewComment,
  { now }: { now: number },
): Promise<Outcome<{ isNew: boolean }, TooMany> | undefined> {
  const written = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.personId, author.id), gt(comments.id, firstIdAt(now - DAY_MS))));
  const wait = waitFor(QUOTAS.comments, written, now);
  if (wait > 0) return refused({ reason: "too-many", retryAfter: wait });
  const isOpen = and(
    eq(posts.publicId, thread),
    isLive(now),
    isWanted({ person: author, secret: "" }),
  );
  const [added, , found] = await insertWithId("comments", now, (id) =>
    db.batch([
      db
        .insert(comments)
        .select(
          sql`SELECT ${id} AS id, ${newPublicId()} AS public_id, ${posts.id} AS post_id,
              ${author.id} AS person_id, ${sendKey} AS send_key, ${text} AS text, NULL AS hidden_at
            FROM ${posts} WHERE ${isOpen}`,
        )
        .onConflictDoNothing({ target: [comments.personId, comments.sendKey] }),
      db
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} + 1` })
        .where(and(eq(posts.publicId, thread), ifChanged)),
      db.select({ id: posts.id }).from(posts).where(isOpen),
    ]),
  );
  return found.length > 0 ? done({ isNew: added.meta.changes > 0 }) : undefined;
}

/** Takes a comment of one's own away; undefined if there is none, or its post has ended. */
export async function deleteComment(
  db: Database,
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isDeleted: true } | undefined> {
  const hasNotEnded = sql`${comments.postId} IN (SELECT id FROM posts WHERE expires_at > ${now})`;
  const own = and(eq(comments.publicId, publicId), eq(comments.personId, id), hasNotEnded);
  const ofComment = sql`(SELECT post_id FROM ${comments} WHERE ${own} AND hidden_at IS NULL)`;
  const [, deleted] = await db.batch([
    db
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - 1` })
      .where(eq(posts.id, ofComment)),
    db.delete(comments).where(own),
  ]);
  return deleted.meta.changes > 0 ? { isDeleted: true } : undefined;
}
