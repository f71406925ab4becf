import { asc, inArray, lte, sql } from "drizzle-orm";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import { keepPhotosOfPosts, type EvidenceKeeping } from "#app/domain/reports/evidence.ts";
import type { PostKeeping } from "./publish.ts";

/** So many posts are removed at a time, and so often in one go. R2 takes 1,000 keys in a call. */
const BATCH = 200;
const MOST_BATCHES = 50;

/** What keeps posts, and the evidence of what was reported of them. */
export type RemovalKeeping = PostKeeping & EvidenceKeeping;

/** A post that is to go, as its row says. */
interface RemovedPost {
  id: number;
  photos: PostPhoto[];
}

/**
 * Removes posts with their photos, comments and reactions; what was reported is kept as evidence first. The photos go
 * before the rows: what is interrupted leaves rows that say what is still to be done, and it can be done again.
 */
export async function removePosts(
  keeping: RemovalKeeping,
  removed: readonly RemovedPost[],
  { now }: { now: number },
): Promise<void> {
  const { db, images } = keeping;
  const pictured = removed.filter(({ photos }) => photos.length > 0);
  if (pictured.length > 0) {
    const pictures = pictured.map(({ id }) => id);
    await keepPhotosOfPosts(keeping, pictures, { now });
    await images.remove(pictured.flatMap(({ photos }) => photos.map(({ key }) => key)));
  }
  const ids = JSON.stringify(removed.map(({ id }) => id));
  await db.delete(posts).where(inArray(posts.id, sql`(SELECT value FROM json_each(${ids}))`));
}

/**
 * Gives back the space of posts that have expired at `now`, oldest first and in batches, and says how many they were.
 * Nobody could see them any more: that is part of every read.
 */
export async function removeExpiredPosts(
  keeping: RemovalKeeping,
  { now }: { now: number },
): Promise<{ posts: number; photos: number }> {
  const total = { posts: 0, photos: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const expired = await keeping.db
      .select({ id: posts.id, photos: posts.photos })
      .from(posts)
      .where(lte(posts.expiresAt, now))
      .orderBy(asc(posts.expiresAt))
      .limit(BATCH);
    if (expired.length === 0) break;
    await removePosts(keeping, expired, { now });
    total.posts += expired.length;
    total.photos += expired.reduce((sum, { photos }) => sum + photos.length, 0);
  }
  return total;
}
