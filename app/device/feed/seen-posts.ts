import type { Tile } from "#app/domain/places/tiles.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import type { View } from "#app/domain/posts/posts-near.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";

/** All that this document has shown of the feed last, so that whoever comes back finds it; and what is hidden in it. */

type Look = Pick<View, "reach" | "kind"> & { at?: Tile | undefined };

let seen: { look: Look; page: FeedPage } | undefined;
const hidden = new Set<string>();

/** Remembers all posts that a feed shows, in place of any before. */
export function rememberPosts(look: Look, page: FeedPage): void {
  seen = { look, page };
}

/** Forgets the posts after a block: which of them are the blocked person's is not known here. */
export function forgetPosts(): void {
  seen = undefined;
}

/** The posts that stood below this first page in the same view; undefined if none, or if others may lie in between. */
export function postsBelow(look: Look, { posts }: FeedPage): FeedPage | undefined {
  const last = posts.at(-1)?.publicId;
  if (!seen || !isSame(seen.look, look)) return undefined;
  const at = seen.page.posts.findIndex(({ publicId }) => publicId === last);
  const below = withoutHidden(seen.page.posts.slice(at + 1));
  return at === -1 || below.length === 0 ? undefined : { ...seen.page, posts: below };
}

function isSame(one: Look, other: Look): boolean {
  return one.reach === other.reach && one.kind === other.kind && one.at === other.at;
}

/** Leaves out a post, by its public id, from now on. */
export function noteHidden(publicId: string): void {
  hidden.add(publicId);
}

/** Shows a post again that was left out. */
export function noteShown(publicId: string): void {
  hidden.delete(publicId);
}

export function withoutHidden(posts: ShownPost[]): ShownPost[] {
  return posts.filter(({ publicId }) => !hidden.has(publicId));
}
