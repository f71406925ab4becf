import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { HOUR_MS } from "#app/durations.ts";

/** A plan as a page shows it: of an hour that began with the epoch, by another neighbour, and nobody has answered. */
export const SHOWN_PLAN: ShownPost = {
  publicId: "7",
  kind: "plan",
  text: "7",
  venue: "",
  photos: [],
  reactions: [],
  handle: { name: "Quiet Mynah", colour: 7, pattern: 0 },
  isMine: false,
  isEdited: false,
  isResolved: false,
  isFlagged: false,
  postedAt: 0,
  endsAt: HOUR_MS,
  startsAt: null,
  joins: { count: 0, isMine: false },
  commentCount: 0,
};
