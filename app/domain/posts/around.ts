import type { Database } from "#app/db/database.ts";
import { REACHES, type Reach } from "#app/domain/places/cover.ts";
import { listPostsNear, type FeedPage } from "./feed.ts";
import type { Reader } from "./live.ts";
import type { View } from "./posts-near.ts";
import type { FeedOptions } from "./shared-pages.ts";

/** So many posts are enough to look no further. */
const ENOUGH = 5;

/** Some posts, and the radius in which they were looked for, in kilometres between tile centres. */
export interface AroundPage extends FeedPage {
  reach: Reach;
}

/**
 * The newest posts around a tile: those within 1 km or, where these are fewer than five, within 3 or 10 km. The wider
 * circles are read together, so that a quiet corner costs two round trips and a busy one a single one.
 */
export async function listPostsAround(
  db: Database,
  reader: Reader,
  around: Omit<View, "reach">,
  options: FeedOptions,
): Promise<AroundPage> {
  const within = async (reach: Reach) => ({
    ...(await listPostsNear(db, reader, { ...around, reach }, options)),
    reach,
  });
  const [nearest, ...wider] = REACHES;
  const near = await within(nearest);
  if (isEnough(near)) return near;
  const pages = await Promise.all(wider.map(within));
  return pages.find(isEnough) ?? pages.at(-1) ?? near;
}

function isEnough({ posts }: FeedPage): boolean {
  return posts.length >= ENOUGH;
}
