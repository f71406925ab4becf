import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { formerAt } from "./as-of.ts";
import { hiddenCommentCount } from "./block-conditions.ts";
import { findCheck, queryChecks, showCheck, type Check } from "./checks.ts";
import { endAsTold } from "./held.ts";
import { hasNotEnded, isLive, type At, type Reader } from "./live.ts";
import { removePosts, type RemovalStores } from "./remove-posts.ts";
import { shownAsOf } from "./shared-pages.ts";
import { shownColumns, showPost, type ShownPost } from "./shown-post.ts";

export interface OwnPost extends ShownPost {
  isHidden: boolean;
  /** Undefined unless reports or a word rule have it hidden or behind a tap until moderators have decided. */
  check: Check | undefined;
}

/** Posts that have not ended, newest first; with hidden ones, and those that are being checked. */
export async function listOwnPosts(
  db: Database,
  reader: Reader & { person: Person },
  options: At,
): Promise<OwnPost[]> {
  const asOf = shownAsOf(options);
  const [own, checks] = await db.batch([
    db
      .select({ ...shownColumns(reader, asOf), unseen: hiddenCommentCount(reader.person.id, asOf) })
      .from(posts)
      .where(and(eq(posts.personId, reader.person.id), hasNotEnded(options.now)))
      .orderBy(desc(posts.id)),
    queryChecks(db, reader.person, options),
  ]);
  return own.map(({ unseen, ...post }) => {
    const shown = showPost({ ...post, commentCount: post.commentCount - unseen }, reader, asOf);
    const check = findCheck(checks, { postId: post.id, commentId: null });
    return {
      ...shown,
      endsAt: endAsTold(shown, check?.heldSince, options.now),
      isHidden: post.hiddenAt !== null,
      check: check && showCheck(check),
    };
  });
}

/** Records whether the help has come; repeating it changes nothing. Undefined if it is no live Help post of theirs. */
export async function resolvePost(
  db: Database,
  { id }: Person,
  { publicId, isResolved }: { publicId: string; isResolved: boolean },
  at: At,
): Promise<{ isResolved: boolean } | undefined> {
  const isOwn = and(
    eq(posts.publicId, publicId),
    eq(posts.personId, id),
    eq(posts.kind, "help"),
    isLive(at.now),
  );
  const isOther = isResolved ? isNull(posts.resolvedAt) : isNotNull(posts.resolvedAt);
  const [, found] = await db.batch([
    db
      .update(posts)
      .set({ resolvedAt: isResolved ? at.now : null, former: formerAt(shownAsOf(at)) })
      .where(and(isOwn, isOther)),
    db.select({ id: posts.id }).from(posts).where(isOwn),
  ]);
  return found.length > 0 ? { isResolved } : undefined;
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
