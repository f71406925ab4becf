import type { FeedPage } from "#app/domain/posts/feed.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { feedPath, type Look } from "./view.ts";

/** All that this document has shown of the feed last, so that whoever comes back finds it; and what is hidden in it. */

let seen: { path: string; page: FeedPage } | undefined;
const hidden = new Set<string>();

/** Remembers all posts that a feed shows for this look, in place of any before. */
export function rememberPosts(look: Look, page: FeedPage): void {
  seen = { path: feedPath(look), page };
}

/** Remembers none any more: somebody is blocked, and which posts are theirs is not known here. */
export function forgetPosts(): void {
  seen = undefined;
}

/**
 * The posts that were seen below this first page, read anew, of the same look; undefined where none were, or where
 * others may have come between.
 */
export function postsBelow(look: Look, { posts }: FeedPage): FeedPage | undefined {
  const last = posts.at(-1)?.publicId;
  if (seen?.path !== feedPath(look)) return undefined;
  const at = seen.page.posts.findIndex(({ publicId }) => publicId === last);
  const below = withoutHidden(seen.page.posts.slice(at + 1));
  return at === -1 || below.length === 0 ? undefined : { ...seen.page, posts: below };
}

/** Notes that a post, by its public id, is not to be seen any more. */
export function noteHidden(publicId: string): void {
  hidden.add(publicId);
}

/** These posts without those that were hidden since this document was opened. */
export function withoutHidden(posts: ShownPost[]): ShownPost[] {
  return posts.filter(({ publicId }) => !hidden.has(publicId));
}
