import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { WEIGHT_THAT_HIDES } from "./weight.ts";

export interface Subject {
  thing: "post" | "comment" | "photo";
  postId: number;
  commentId: number | null;
  /** Ends in the photo's number, from 1: `photo 123/2`. */
  subject: string;
}

/** What stays hidden. As texts cannot change, what a moderator showed is hidden again only for a child's safety. */
export const holds = sql`(decision IN ('hide', 'remove') OR decision IS NULL
  AND (is_child_safety OR score >= ${WEIGHT_THAT_HIDES}))`;

/** The statement that hides a thing from everybody but its author and moderators. */
export function hideThing(
  db: Database,
  { thing, postId, commentId, subject }: Subject,
  { now, where }: { now: number; where: SQL },
) {
  if (thing === "photo") return setPhoto(db, { postId, subject, isHidden: true }, where);
  if (thing === "post") {
    return db
      .update(posts)
      .set({ hiddenAt: now })
      .where(and(eq(posts.id, postId), isNull(posts.hiddenAt), where));
  }
  return db
    .update(comments)
    .set({ hiddenAt: now })
    .where(and(eq(comments.id, commentId ?? 0), isNull(comments.hiddenAt), where));
}

/** The statement that shows a hidden thing again, unless its author is banned. */
export function showThing(
  db: Database,
  { thing, postId, commentId, subject }: Subject,
  { where }: { where: SQL },
) {
  if (thing === "photo") return setPhoto(db, { postId, subject, isHidden: false }, where);
  const isAdmitted = sql`person_id NOT IN (SELECT id FROM people WHERE banned_at IS NOT NULL)`;
  if (thing === "post") {
    return db
      .update(posts)
      .set({ hiddenAt: null })
      .where(and(eq(posts.id, postId), isNotNull(posts.hiddenAt), isAdmitted, where));
  }
  return db
    .update(comments)
    .set({ hiddenAt: null })
    .where(and(eq(comments.id, commentId ?? 0), isNotNull(comments.hiddenAt), isAdmitted, where));
}

/** The statement that recounts the visible comments of these posts. */
export function recountComments(db: Database, which: SQL | undefined) {
  const visible = sql`(SELECT count(*) FROM comments
    WHERE comments.post_id = posts.id AND comments.hidden_at IS NULL)`;
  return db.update(posts).set({ commentCount: visible }).where(which);
}

function setPhoto(
  db: Database,
  { postId, subject, isHidden }: { postId: number; subject: string; isHidden: boolean },
  where: SQL,
) {
  const path = `$[${Number(subject.split("/")[1]) - 1}].isHidden`;
  const photos = sql`json_set(${posts.photos}, ${path}, json(${String(isHidden)}))`;
  const was = sql`coalesce(${posts.photos} ->> ${path}, 0) = ${isHidden ? 0 : 1}`;
  return db
    .update(posts)
    .set({ photos })
    .where(and(eq(posts.id, postId), was, where));
}
