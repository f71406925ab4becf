/** The full addresses of threads and photos, by their names, on the host of a request. */
export function linksOn({ url }: Request) {
  return {
    linkTo: (thread: string) => new URL(`/nearby/posts/${thread}`, url).href,
    linkToPhoto: (name: string) => new URL(`/images/${name}`, url).href,
  };
}
