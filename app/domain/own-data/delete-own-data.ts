import { and, eq, inArray, or, sql } from "drizzle-orm";
import { comments, joins, people, posts, reactions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { noteDeletions } from "#app/domain/copies/deletions.ts";
import { isBannedAt, isChecked } from "#app/domain/people/ban.ts";
import { dayOfCreation, type Person } from "#app/domain/people/people.ts";
import { takeBackJoins } from "#app/domain/posts/joins.ts";
import { takeBackReactions } from "#app/domain/posts/reactions.ts";
import { removePosts, type RemovalStores } from "#app/domain/posts/remove-posts.ts";

/**
 * Removes a neighbour and everything of theirs. If they are banned, the ban stays; if something of theirs is still being
 * checked, it stays known whom a ban would be for. Either is kept in a row of its own, which cases go on naming. Gives what
 * stays. An interrupted deletion can be repeated.
 */
export async function deleteOwnData(
  stores: RemovalStores,
  { id, emptiedAt }: Person,
  { now }: { now: number },
): Promise<{ left: "ban" | "check" | null }> {
  const { db, copies } = stores;
  const [neighbour] = await db
    .select({
      deletionId: people.deletionId,
      left: sql<
        "ban" | "check" | null
      >`iif(${isBannedAt(now)}, 'ban', iif(${isChecked}, 'check', NULL))`,
    })
    .from(people)
    .where(eq(people.id, id));
  const left = neighbour?.left ?? null;
  // The form was sent again, or nothing has come since.
  if (emptiedAt !== null && left !== null) return { left };
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
    ...leaveRest(db, id, { now }),
    db.delete(people).where(eq(people.id, id)),
  ]);
  return { left };
}

/**
 * The statements that move a ban that goes on at `now` to a new row, which knows the session, and nothing else of who it
 * was; or, of whom something is being checked, make such a row for somebody new. So whatever hangs on the old row goes with
 * it. For others they change nothing.
 */
function leaveRest(db: Database, id: number, { now }: { now: number }) {
  const successor = sql`(SELECT id FROM people WHERE key_hash =
    (SELECT substr(key_hash, 7) FROM people WHERE id = ${id} AND key_hash LIKE 'gone: %'))`;
  return [
    db
      .update(people)
      .set({ keyHash: sql`'gone: ' || key_hash` })
      .where(and(eq(people.id, id), or(isBannedAt(now), isChecked))),
    db.insert(people).select(
      sql`SELECT NULL AS id, substr(key_hash, 7) AS key_hash, iif(${isBannedAt(now)}, ${dayOfCreation}, ${now}) AS created_at, last_seen_at, NULL AS confirmed_age,
          banned_at, ban_reason, NULL AS reminded_at, NULL AS deletion_id, seen_decision_at,
          reporting_ended_at, banned_until,
          ${now} AS emptied_at, last_address, last_address_at, ban_of
        FROM people WHERE id = ${id} AND key_hash LIKE 'gone: %'`,
    ),
    db
      .update(people)
      .set({ banOf: successor })
      .where(and(eq(people.banOf, id), sql`${successor} IS NOT NULL`)),
    db
      .update(cases)
      .set({ authorId: successor })
      .where(and(eq(cases.authorId, id), sql`${successor} IS NOT NULL`)),
  ] as const;
}
