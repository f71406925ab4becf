import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { keep, readKept } from "#app/routes/nearby/device-store.ts";

/** The posts that this phone saw last, as their cards show them. Where they were seen is not kept. */
export interface LastFeed {
  posts: ShownPost[];
  /** When they were seen, in milliseconds UTC by this device's clock. */
  seenAt: number;
}

const NAME = "last-feed";
const MOST_POSTS = 50;

/** Keeps the newest 50 of these posts, in place of all before. A browser that keeps nothing is no failure. */
export async function keepLastFeed(posts: ShownPost[], { now }: { now: number }): Promise<void> {
  const feed: LastFeed = { posts: posts.slice(0, MOST_POSTS), seenAt: now };
  await keep(NAME, feed).catch(() => undefined);
}

/**
 * The feed that was kept, without what has ended at `now`, in milliseconds UTC; undefined where none is kept. What
 * has ended is removed from the device too.
 */
export async function readLastFeed({ now }: { now: number }): Promise<LastFeed | undefined> {
  const kept = (await readKept(NAME).catch(() => undefined)) as LastFeed | undefined;
  if (!kept) return undefined;
  const feed = withoutEnded(kept, now);
  if (feed.posts.length < kept.posts.length) await keep(NAME, feed).catch(() => undefined);
  return feed;
}

/** The feed without the posts that have ended at `now`, in milliseconds UTC. */
export function withoutEnded(feed: LastFeed, now: number): LastFeed {
  return { ...feed, posts: feed.posts.filter(({ endsAt }) => endsAt > now) };
}
