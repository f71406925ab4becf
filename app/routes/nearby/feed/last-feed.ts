import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { forget, keep, readKept } from "#app/routes/nearby/device-store.ts";
import { forgetPosts, noteHidden, withoutHidden } from "./seen-posts.ts";

/** The posts that this phone saw last, as their cards show them. Where they were seen is not kept. */
export interface LastFeed {
  posts: ShownPost[];
  /** When they were seen, in milliseconds UTC by this device's clock. */
  seenAt: number;
}

const NAME = "last-feed";
const MOST_POSTS = 50;

/** Keeps the newest 50 of these posts that are not hidden, in place of all before. A browser that keeps nothing is no failure. */
export async function keepLastFeed(posts: ShownPost[], { now }: { now: number }): Promise<void> {
  const feed: LastFeed = { posts: withoutHidden(posts).slice(0, MOST_POSTS), seenAt: now };
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

/** Leaves a post, by its public id, out of what this phone has seen, and goes on doing so: it was hidden. */
export async function leaveOut(publicId: string): Promise<void> {
  noteHidden(publicId);
  const kept = (await readKept(NAME).catch(() => undefined)) as LastFeed | undefined;
  if (kept) await keepLastFeed(kept.posts, { now: kept.seenAt });
}

/** Forgets all posts that this phone has seen: somebody is blocked, and which are theirs is not known here. */
export async function forgetLastFeed(): Promise<void> {
  forgetPosts();
  await forget(NAME).catch(() => undefined);
}

/** The feed without the posts that have ended at `now`, in milliseconds UTC. */
export function withoutEnded(feed: LastFeed, now: number): LastFeed {
  return { ...feed, posts: feed.posts.filter(({ endsAt }) => endsAt > now) };
}
