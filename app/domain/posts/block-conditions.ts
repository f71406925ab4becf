import { sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { comments, posts } from "#app/db/community-schema.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/*
 * A block hides from its maker the thread in which it was made, as far as the blocked wrote it, and what they write from the
 * next full minute on. Nothing that stood elsewhere may vanish with it: that would join what one neighbour wrote. Docs:
 * decision 039. Who has blocked nobody costs one look-up in an index.
 */

type PersonId = number | AnySQLiteColumn;

const ofComment = { writer: comments.personId, post: comments.postId };

/** A block in force, as far as one row of a feed needs it. */
export interface Block {
  blockedId: number;
  postId: number;
  fromId: number;
}

/** Posts that no block of this reader hides. */
export function isUnblockedPost(reader: PersonId, of: { author: PersonId; post: PersonId }): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM thread_blocks block WHERE block.person_id = ${reader}
    AND block.blocked_id = ${of.author} AND block.ended_at IS NULL
    AND (block.from_id <= ${of.post} OR block.post_id = ${of.post}))`;
}

/**
 * Writers of comments below a post whom no block of this reader hides there. Where one had a name in the thread before the
 * block, the post's author among them, all of theirs stay: a gap below that name would join it with the blocked one.
 */
export function isUnblockedWriter(reader: PersonId, of: { writer: PersonId; post: PersonId }): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM thread_blocks block WHERE block.person_id = ${reader}
    AND block.blocked_id = ${of.writer} AND block.ended_at IS NULL
    AND (block.post_id = ${of.post} OR NOT EXISTS (
      SELECT 1 FROM comments earlier WHERE earlier.post_id = ${of.post}
        AND earlier.person_id = block.blocked_id AND earlier.id < block.from_id
      UNION ALL SELECT 1 FROM posts own WHERE own.id = ${of.post}
        AND own.person_id = block.blocked_id AND own.id < block.from_id)))`;
}

/** Comments that no block of this reader hides. */
export function isUnblockedComment(reader: PersonId): SQL {
  return isUnblockedWriter(reader, ofComment);
}

/** The comments before an id, of posts in a list of numbers, that a reader's blocks hide; twice if two blocks do. */
export function hiddenComments(
  reader: number,
  { posts: listed, before }: { posts: SQL; before: number },
): SQL {
  return sql`(SELECT comments.id AS id, comments.post_id AS post_id FROM thread_blocks made
    CROSS JOIN comments INDEXED BY comments_of_person ON comments.person_id = made.blocked_id
    WHERE made.person_id = ${reader} AND made.ended_at IS NULL AND comments.post_id IN (${listed})
      AND comments.id < ${before} AND comments.hidden_at IS NULL AND NOT ${isUnblockedComment(reader)})`;
}

/** The number of a post's comments before a full minute that a reader's blocks hide, as a column of a query of posts. */
export function hiddenCommentCount(reader: number, asOf: number): SQL<number> {
  return sql<number>`CASE WHEN EXISTS (SELECT 1 FROM thread_blocks
      WHERE person_id = ${reader} AND ended_at IS NULL)
    THEN (SELECT count(*) FROM comments WHERE comments.post_id = posts.id
      AND comments.id < ${firstIdAt(asOf)} AND comments.hidden_at IS NULL
      AND NOT ${isUnblockedComment(reader)}) ELSE 0 END`;
}

/** Whether one of these blocks hides a post. */
export function isBlocked(
  { id, personId }: Pick<typeof posts.$inferSelect, "id" | "personId">,
  blocks: readonly Block[],
): boolean {
  return blocks.some(
    ({ blockedId, postId, fromId }) => blockedId === personId && (fromId <= id || postId === id),
  );
}
