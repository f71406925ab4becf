import { readValue, removeValue, writeValue } from "#app/device/store.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { forgetPosts, noteHidden, noteShown, withoutHidden } from "./seen-posts.ts";

/** The posts that this phone saw last, as their cards show them; not from where they were seen. */
export interface LastFeed {
  posts: ShownPost[];
  /** In milliseconds UTC, by this device's clock. */
  seenAt: number;
}

const NAME = "last-feed";
const MOST_POSTS = 50;

/** Saves the newest 50 of these posts that are not hidden. Does nothing if the browser stores nothing. */
export async function storeLastFeed(posts: ShownPost[], { now }: { now: number }): Promise<void> {
  const feed: LastFeed = { posts: withoutHidden(posts).slice(0, MOST_POSTS), seenAt: now };
  await writeValue(NAME, feed).catch(() => undefined);
}

/** The saved feed, if any. Posts that ended before `now` (milliseconds UTC) are removed from the device as well. */
export async function readLastFeed({ now }: { now: number }): Promise<LastFeed | undefined> {
  const stored = (await readValue(NAME).catch(() => undefined)) as LastFeed | undefined;
  if (!stored) return undefined;
  const feed = withoutEnded(stored, now);
  if (feed.posts.length < stored.posts.length) await writeValue(NAME, feed).catch(() => undefined);
  return feed;
}

/** The saved feed as it was before the last post was hidden. */
let before: LastFeed | undefined;

/** Removes a post that was hidden from the saved feed, and keeps it out until the document is left. */
export async function leaveOut(publicId: string): Promise<void> {
  noteHidden(publicId);
  const stored = (await readValue(NAME).catch(() => undefined)) as LastFeed | undefined;
  before = stored;
  if (stored) await storeLastFeed(stored.posts, { now: stored.seenAt });
}

/** Puts a post that is hidden no more back into the saved feed, if nothing was saved or hidden since. */
export async function bringBack(publicId: string): Promise<void> {
  noteShown(publicId);
  const stored = (await readValue(NAME).catch(() => undefined)) as LastFeed | undefined;
  if (!before || stored?.seenAt !== before.seenAt) return;
  await storeLastFeed(before.posts, { now: before.seenAt });
}

/** Removes all saved posts: after a block, which of them to remove is not known here. */
export async function forgetLastFeed(): Promise<void> {
  forgetPosts();
  await removeValue(NAME).catch(() => undefined);
}

export function withoutEnded(feed: LastFeed, now: number): LastFeed {
  return { ...feed, posts: feed.posts.filter(({ endsAt }) => endsAt > now) };
}
