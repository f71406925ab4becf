import { eq, inArray, sql } from "drizzle-orm";
import { comments, people, posts, reactions } from "#app/db/community-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { takeBackReactions } from "#app/domain/posts/reactions.ts";
import { removePosts, type RemovalKeeping } from "#app/domain/posts/remove-posts.ts";

/**
 * Removes all that belongs to a neighbour, at once: posts with their photos, comments, reactions, blocks, push tokens,
 * codes, and the neighbour. The posts go first, so that what is interrupted can be asked for again.
 */
export async function deleteOwnData(
  keeping: RemovalKeeping,
  { id }: Person,
  { now }: { now: number },
): Promise<void> {
  const { db } = keeping;
  const own = await db
    .select({ id: posts.id, photos: posts.photos })
    .from(posts)
    .where(eq(posts.personId, id));
  if (own.length > 0) await removePosts(keeping, own, { now });
  const commented = sql`(SELECT post_id FROM comments WHERE person_id = ${id})`;
  const visible = sql`(SELECT count(*) FROM comments gone
    WHERE gone.post_id = posts.id AND gone.person_id = ${id} AND gone.hidden_at IS NULL)`;
  await db.batch([
    db
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${visible}` })
      .where(inArray(posts.id, commented)),
    ...takeBackReactions(db, id),
    db.delete(comments).where(eq(comments.personId, id)),
    db.delete(reactions).where(eq(reactions.personId, id)),
    db.delete(people).where(eq(people.id, id)),
  ]);
}
