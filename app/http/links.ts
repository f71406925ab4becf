export function threadPath(thread: string): string {
  return `/nearby/posts/${thread}`;
}

/** The full addresses of threads and photos, by their names, on the host of a request. */
export function linksOn({ url }: Request) {
  return {
    linkTo: (thread: string) => new URL(threadPath(thread), url).href,
    linkToPhoto: (name: string) => new URL(`/images/${name}`, url).href,
  };
}
