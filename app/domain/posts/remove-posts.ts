import { asc, inArray, lt, lte, sql } from "drizzle-orm";
import { comments, posts, type PostPhoto } from "#app/db/community-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import {
  keepPhotosOfPosts,
  type EvidenceKeeping,
  type OwedPhotos,
} from "#app/domain/reports/evidence.ts";
import { DAY_MS } from "./limits.ts";
import type { PostKeeping } from "./publish.ts";
import { leaveTombstones } from "./sendings.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** So many posts are removed at a time, and so often in one go. */
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
 * before the rows: what is interrupted leaves rows that say what is still to be done, and it can be done again. Throws
 * where evidence could not be kept: then those posts are still there, and they alone.
 */
export async function removePosts(
  keeping: RemovalKeeping,
  removed: readonly RemovedPost[],
  { now }: { now: number },
): Promise<void> {
  const { error } = await removeAllButOwed(keeping, removed, { now });
  if (error) throw error;
}

async function removeAllButOwed(
  keeping: RemovalKeeping,
  removed: readonly RemovedPost[],
  { now }: { now: number },
): Promise<OwedPhotos> {
  const { db, images } = keeping;
  const pictured = removed.filter(({ photos }) => photos.length > 0).map(({ id }) => id);
  const owed = await keepPhotosOfPosts(keeping, pictured, { now });
  const going = removed.filter(({ id }) => !owed.postIds.has(id));
  await images.remove(going.flatMap(({ photos }) => photos.map(({ key }) => key)));
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(going.map(({ id }) => id))}))`;
  await db.batch([
    leaveTombstones(db, "post", inArray(posts.id, ids), { now }),
    leaveTombstones(db, "comment", inArray(comments.postId, ids), { now }),
    db.delete(posts).where(inArray(posts.id, ids)),
  ]);
  return owed;
}

/**
 * Gives back the space of posts that have expired at `now`, oldest first and in batches, and says how many they were.
 * Nobody could see them any more: that is part of every read. Tombstones go when they are a day old. Throws, once it has
 * removed the rest, where photos of some could not be kept as evidence: they wait for the next time.
 */
export async function removeExpiredPosts(
  keeping: RemovalKeeping,
  { now }: { now: number },
): Promise<{ posts: number; photos: number }> {
  const total = { posts: 0, photos: 0 };
  let waiting = 0;
  let failure: Error | undefined;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const expired = await keeping.db
      .select({ id: posts.id, photos: posts.photos })
      .from(posts)
      .where(lte(posts.expiresAt, now))
      .orderBy(asc(posts.expiresAt), asc(posts.id))
      .limit(BATCH)
      .offset(waiting);
    if (expired.length === 0) break;
    const { postIds, error } = await removeAllButOwed(keeping, expired, { now });
    const gone = expired.filter(({ id }) => !postIds.has(id));
    total.posts += gone.length;
    total.photos += gone.reduce((sum, { photos }) => sum + photos.length, 0);
    waiting += postIds.size;
    failure ??= error;
  }
  await keeping.db.delete(tombstones).where(lt(tombstones.id, firstIdAt(now - DAY_MS)));
  if (failure) throw failure;
  return total;
}
