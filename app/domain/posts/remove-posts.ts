import { asc, inArray, lt, lte, sql } from "drizzle-orm";
import { comments, posts, type PostPhoto } from "#app/db/community-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import { noteDeletions, type CopyStore } from "#app/domain/copies/deletions.ts";
import {
  copyPhotosOfPosts,
  type EvidenceStores,
  type OwedPhotos,
} from "#app/domain/evidence/evidence.ts";
import { TOMBSTONE_LIFE_MS } from "./limits.ts";
import type { PostStores } from "./publish.ts";
import { keysOf } from "./photos.ts";
import { leaveTombstones } from "./sendings.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** Posts removed at a time, and the most rounds in a run. */
const BATCH = 200;
const MOST_BATCHES = 50;

type SweepStores = PostStores & EvidenceStores;

/** With the store in which removals are noted for backups. */
export type RemovalStores = SweepStores & { copies: CopyStore };

interface RemovedPost {
  id: number;
  photos: PostPhoto[];
}

/**
 * Removes posts, with all that belongs to them, before they expire. Reported photos go to the evidence first, then the
 * removal is noted for backups, and rows go last, so that it can be repeated. Throws with all posts still there where
 * evidence cannot be kept or the removal noted.
 */
export async function removePosts(
  stores: RemovalStores,
  removed: readonly (RemovedPost & { publicId: string })[],
  { now }: { now: number },
): Promise<void> {
  const { error } = await storeEvidence(stores, removed, { now });
  if (error) throw error;
  const noted = removed.map(({ publicId }) => ({ thing: "post" as const, id: publicId }));
  await noteDeletions(stores.copies, noted, { now });
  await removeAll(stores, removed, { now });
}

function storeEvidence(
  stores: SweepStores,
  removed: readonly RemovedPost[],
  { now }: { now: number },
): Promise<OwedPhotos> {
  const pictured = removed.filter(({ photos }) => photos.length > 0).map(({ id }) => id);
  return copyPhotosOfPosts(stores, pictured, { now });
}

async function removeAll(
  { db, images }: SweepStores,
  going: readonly RemovedPost[],
  { now }: { now: number },
): Promise<void> {
  await images.remove(going.flatMap(({ photos }) => keysOf(photos)));
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(going.map(({ id }) => id))}))`;
  await db.batch([
    leaveTombstones(db, "post", inArray(posts.id, ids), { now }),
    leaveTombstones(db, "comment", inArray(comments.postId, ids), { now }),
    db.delete(posts).where(inArray(posts.id, ids)),
  ]);
}

/**
 * Removes posts that have expired at `now`, oldest first, and day-old tombstones; gives the numbers. Backups need no
 * note, as nobody can see expired posts. Throws in the end where photos could not be kept as evidence; such posts stay.
 */
export async function removeExpiredPosts(
  stores: SweepStores,
  { now }: { now: number },
): Promise<{ posts: number; photos: number }> {
  const total = { posts: 0, photos: 0 };
  let waiting = 0;
  let failure: Error | undefined;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const expired = await stores.db
      .select({ id: posts.id, photos: posts.photos })
      .from(posts)
      .where(lte(posts.expiresAt, now))
      .orderBy(asc(posts.expiresAt), asc(posts.id))
      .limit(BATCH)
      .offset(waiting);
    if (expired.length === 0) break;
    const { postIds, error } = await storeEvidence(stores, expired, { now });
    const gone = expired.filter(({ id }) => !postIds.has(id));
    await removeAll(stores, gone, { now });
    total.posts += gone.length;
    total.photos += gone.reduce((sum, { photos }) => sum + photos.length, 0);
    waiting += postIds.size;
    failure ??= error;
  }
  await stores.db.delete(tombstones).where(lt(tombstones.id, firstIdAt(now - TOMBSTONE_LIFE_MS)));
  if (failure) throw failure;
  return total;
}
