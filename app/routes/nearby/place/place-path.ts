/** Where somebody chooses a place who was going to `from`, a path of the community with its query. */
export function placePath(from: string): string {
  return `/nearby/place?${new URLSearchParams({ from })}`;
}
