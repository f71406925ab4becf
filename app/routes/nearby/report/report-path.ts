/** Where something is reported: `of` is `post`, `photo-1`, or the public id of a comment. */
export function reportPath(thread: string, of: string): string {
  return `/nearby/posts/${thread}/report?${new URLSearchParams({ of })}`;
}
