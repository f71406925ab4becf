import { sql } from "drizzle-orm";

/** Why nobody else sees what was found fine: its author is banned, it is gone, or so is, for now, what it is part of. */
export type Unseen = "banned" | "gone" | "part-of-hidden";

/** Whether the thing of a case is there at `now`. */
export const isThere = (now: number) =>
  sql`(EXISTS (SELECT 1 FROM posts WHERE posts.id = cases.post_id AND posts.expires_at > ${now})
    AND (cases.comment_id IS NULL OR EXISTS (SELECT 1 FROM comments WHERE comments.id = cases.comment_id)))`
    .mapWith(Boolean)
    .as("is_there");

/** Whether others do not see a case's comment or photo because its post is hidden, or all photos of that are. */
export const isPartOfHidden =
  sql`(thing <> 'post' AND EXISTS (SELECT 1 FROM posts WHERE posts.id = cases.post_id
    AND (posts.hidden_at IS NOT NULL OR cases.thing = 'photo'
      AND posts.photos ->> ('$[' || (substr(subject, instr(subject, '/') + 1) - 1) || '].isHidden'))))`
    .mapWith(Boolean)
    .as("is_part_of_hidden");

export function whyUnseen(is: {
  isThere: boolean;
  isBanned: boolean;
  isPartOfHidden: boolean;
}): Unseen | null {
  if (!is.isThere) return "gone";
  if (is.isBanned) return "banned";
  return is.isPartOfHidden ? "part-of-hidden" : null;
}
