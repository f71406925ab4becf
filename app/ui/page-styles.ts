/** What a route's `handle` may carry: the CSS that its pages have inline. */
export interface PageHandle {
  css: string;
}

/** The inline styles of a page, from the handles of its matched routes, root first. */
export function pageStyles(handles: unknown[]): string[] {
  return handles.filter((handle): handle is PageHandle => Boolean(handle)).map(({ css }) => css);
}
