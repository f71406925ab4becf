/** Whether a browser fetches this in advance, so that perhaps nobody ever sees it. */
export function isPrefetch({ headers }: Request): boolean {
  return ["Sec-Purpose", "Purpose"].some((name) => headers.get(name)?.includes("prefetch"));
}
