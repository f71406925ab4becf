import { eq, inArray, sql } from "drizzle-orm";
import { comments, joins, people, posts, reactions } from "#app/db/community-schema.ts";
import { noteDeletions } from "#app/domain/copies/deletions.ts";
import type { Person } from "#app/domain/people/people.ts";
import { takeBackJoins } from "#app/domain/posts/joins.ts";
import { takeBackReactions } from "#app/domain/posts/reactions.ts";
import { removePosts, type RemovalStores } from "#app/domain/posts/remove-posts.ts";

/** Removes a neighbour and everything of theirs. An interrupted deletion can be repeated. */
export async function deleteOwnData(
  stores: RemovalStores,
  { id }: Person,
  { now }: { now: number },
): Promise<void> {
  const { db, copies } = stores;
  const [neighbour] = await db
    .select({ deletionId: people.deletionId })
    .from(people)
    .where(eq(people.id, id));
  const deletionId = neighbour?.deletionId;
  // First of all, so that no backup brings anything back.
  if (deletionId) await noteDeletions(copies, [{ thing: "person", id: deletionId }], { now });
  const own = await db
    .select({ id: posts.id, publicId: posts.publicId, photos: posts.photos })
    .from(posts)
    .where(eq(posts.personId, id));
  // While the neighbour exists, so that an interrupted deletion can be repeated.
  if (own.length > 0) await removePosts(stores, own, { now });
  const commented = sql`(SELECT post_id FROM comments WHERE person_id = ${id})`;
  const visible = sql`(SELECT count(*) FROM comments gone
    WHERE gone.post_id = posts.id AND gone.person_id = ${id} AND gone.hidden_at IS NULL)`;
  await db.batch([
    db
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - ${visible}` })
      .where(inArray(posts.id, commented)),
    ...takeBackReactions(db, id),
    takeBackJoins(db, id),
    db.delete(comments).where(eq(comments.personId, id)),
    db.delete(reactions).where(eq(reactions.personId, id)),
    db.delete(joins).where(eq(joins.personId, id)),
    db.delete(people).where(eq(people.id, id)),
  ]);
}
