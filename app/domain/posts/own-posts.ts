import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { hiddenCommentCount } from "./block-conditions.ts";
import { checkOf, queryChecks, type Check } from "./checks.ts";
import { hasAppeared, hasNotEnded, isLive, type Reader } from "./live.ts";
import { removePosts, type RemovalStores } from "./remove-posts.ts";
import { shownColumns, showPost, type ShownPost } from "./shown-post.ts";

export interface OwnPost extends ShownPost {
  isHidden: boolean;
  /** Undefined unless it was reported, and is hidden or behind a tap until moderators have decided. */
  check: Check | undefined;
}

/** Posts that have not ended, newest first; with hidden ones, and those that were reported and are being checked. */
export async function listOwnPosts(
  db: Database,
  reader: Reader & { person: Person },
  { now }: { now: number },
): Promise<OwnPost[]> {
  const unseen = sql<number>`${hiddenCommentCount(reader.person.id)} + ${countToCome(reader.person, now)}`;
  const [own, checks] = await db.batch([
    db
      .select({ ...shownColumns(reader), unseen })
      .from(posts)
      .where(and(eq(posts.personId, reader.person.id), hasNotEnded(now)))
      .orderBy(desc(posts.id)),
    queryChecks(db, reader.person),
  ]);
  return own.map(({ unseen: notShown, ...post }) => ({
    ...showPost({ ...post, commentCount: post.commentCount - notShown }, reader),
    isHidden: post.hiddenAt !== null,
    check: checkOf(checks, { postId: post.id, commentId: null }),
  }));
}

/** The number of a post's comments of others that have not appeared yet. */
function countToCome({ id }: Person, now: number): SQL<number> {
  const isToCome = sql`post_id = ${posts.id} AND person_id <> ${id} AND hidden_at IS NULL
    AND NOT (${hasAppeared(comments, now)})`;
  return sql<number>`(SELECT count(*) FROM ${comments} WHERE ${isToCome})`;
}

/** Records whether the help has come; undefined if it is no live Help post of theirs. */
export async function resolvePost(
  db: Database,
  { id }: Person,
  { publicId, isResolved }: { publicId: string; isResolved: boolean },
  { now }: { now: number },
): Promise<{ isResolved: boolean } | undefined> {
  const { meta } = await db
    .update(posts)
    .set({ resolvedAt: isResolved ? now : null })
    .where(
      and(
        eq(posts.publicId, publicId),
        eq(posts.personId, id),
        eq(posts.kind, "help"),
        isLive(now),
      ),
    );
  return meta.changes > 0 ? { isResolved } : undefined;
}

/** Removes one's own post with everything on it; undefined if there is none, or it has ended. */
export async function deleteOwnPost(
  stores: RemovalStores,
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isDeleted: true } | undefined> {
  const [own] = await stores.db
    .select({ id: posts.id, publicId: posts.publicId, photos: posts.photos })
    .from(posts)
    .where(and(eq(posts.publicId, publicId), eq(posts.personId, id), hasNotEnded(now)));
  if (!own) return undefined;
  await removePosts(stores, [own], { now });
  return { isDeleted: true };
}
