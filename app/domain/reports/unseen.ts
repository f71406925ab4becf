import { sql } from "drizzle-orm";

/**
 * Why nobody else sees something that was found fine: its author is banned, it is gone, or the post it belongs to is
 * hidden for now.
 */
export type Unseen = "banned" | "gone" | "part-of-hidden";

/**
 * Whether a case's post or comment still exists at `now`. A comment under somebody else's hidden post counts as gone: only
 * that post's author may know that it is hidden rather than deleted.
 */
export const isThere = (now: number) =>
  sql`(EXISTS (SELECT 1 FROM posts WHERE posts.id = cases.post_id AND posts.expires_at > ${now}
      AND (cases.comment_id IS NULL OR posts.hidden_at IS NULL OR posts.person_id = cases.author_id))
    AND (cases.comment_id IS NULL OR EXISTS (SELECT 1 FROM comments WHERE comments.id = cases.comment_id)))`
    .mapWith(Boolean)
    .as("is_there");

/** Whether others do not see a case's comment or photo because its post, or all photos of the post, are hidden. */
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
