import type { ShownPost } from "./shown-post.ts";

/** Whether somebody other than the reader wrote this post, and not a shop. */
export function isOfAnotherNeighbour({ isMine, board }: ShownPost): boolean {
  return !isMine && !board;
}
