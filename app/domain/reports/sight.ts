import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { isHeldByRule } from "#app/domain/posts/held.ts";
import { REPORTS_THAT_FLAG } from "./limits.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import { WEIGHT_THAT_HIDES } from "./weight.ts";

export interface Subject {
  thing: "post" | "comment" | "photo";
  postId: number;
  commentId: number | null;
  /** Ends in the photo's number, from 1: `photo 123/2`. */
  subject: string;
}

/*
 * Conditions on cases. A text is hidden by reports of weight or a word rule, and else stands behind a tap; a photo is hidden
 * by any report for the safety of a child. What a moderator showed is hidden again only for such a report: texts cannot
 * change.
 */

const isHeavy = sql`(score >= ${WEIGHT_THAT_HIDES} OR ${isHeldByRule})`;

/** What stays hidden. */
export const holds = sql`(decision IN ('hide', 'remove') OR decision IS NULL
  AND (${isHeavy} OR thing = 'photo' AND flagged_at IS NOT NULL))`;

/** What stands behind a tap. */
export const flags = sql`(decision IS NULL AND flagged_at IS NOT NULL AND NOT ${isHeavy} AND thing <> 'photo')`;

/** Posts whose photos are hidden while their text is not. */
export const hidesPhotos = sql`(${flags} AND is_child_safety AND thing = 'post')`;

/** Cases that reports are enough for to be hidden or put behind a tap. */
export function isAlarming({ isForChild }: { isForChild: boolean }): SQL {
  if (isForChild) return sql`TRUE`;
  const heard = sql`(SELECT count(*) FROM reports WHERE case_id = cases.id AND reporter_id
    NOT IN (SELECT id FROM people WHERE id = reporter_id AND reporting_ended_at IS NOT NULL))`;
  return sql`(${isHeavy} OR thing <> 'photo' AND ${heard} >= ${REPORTS_THAT_FLAG})`;
}

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

/** The statement that shows a hidden thing again, unless its author is banned at `now`, or a case of its post hides all photos. */
export function showThing(
  db: Database,
  { thing, postId, commentId, subject }: Subject,
  { now, where }: { now: number; where: SQL },
) {
  if (thing === "photo") {
    const isOfCase = sql`NOT EXISTS (SELECT 1 FROM cases WHERE subject = 'post ' || ${postId} AND ${hidesPhotos})`;
    return setPhoto(db, { postId, subject, isHidden: false }, sql`${where} AND ${isOfCase}`);
  }
  const isAdmitted = sql`person_id NOT IN (SELECT id FROM people WHERE ${isBannedAt(now)})`;
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

/** The statement that puts a post or comment behind a tap (`flaggedAt`), or takes it from there (null). */
export function setFlag(
  db: Database,
  { thing, postId, commentId }: Pick<Subject, "thing" | "postId" | "commentId">,
  { flaggedAt, where }: { flaggedAt: number | null; where: SQL },
) {
  const table = thing === "comment" ? comments : posts;
  const isOther = flaggedAt === null ? isNotNull(table.flaggedAt) : isNull(table.flaggedAt);
  // A photo has no text.
  const id = thing === "comment" ? commentId : thing === "post" ? postId : 0;
  return db
    .update(table)
    .set({ flaggedAt })
    .where(and(eq(table.id, id ?? 0), isOther, where));
}

/** The statement that hides all photos of a post, or shows those again that are not hidden for their own sake. */
export function setPhotosOfPost(
  db: Database,
  { thing, postId }: Pick<Subject, "thing" | "postId">,
  { isHidden, where }: { isHidden: boolean; where: SQL },
) {
  const held = sql`EXISTS (SELECT 1 FROM cases
    WHERE subject = 'photo ' || posts.id || '/' || (photo.key + 1) AND ${holds})`;
  const wanted = isHidden ? sql`'true'` : sql`iif(${held}, 'true', 'false')`;
  const photos = sql`(SELECT json_group_array(json(json_set(photo.value, '$.isHidden', json(${wanted}))))
    FROM json_each(posts.photos) photo)`;
  const isOther = sql`EXISTS (SELECT 1 FROM json_each(posts.photos) photo
    WHERE coalesce(photo.value ->> '$.isHidden', 0) = ${isHidden ? 0 : 1})`;
  return db
    .update(posts)
    .set({ photos })
    .where(and(eq(posts.id, thing === "post" ? postId : 0), isOther, where));
}

/**
 * The statements by which a thing is seen as its case says: by everybody, behind a tap, or not at all. `mayFlag` is false
 * if only photos were hidden and the text stayed as it was.
 */
export function setSight(
  db: Database,
  found: Subject & { id: number; flaggedAt: number | null },
  { now, mayFlag }: { now: number; mayFlag: boolean },
) {
  const isNow = (state: SQL) =>
    sql`EXISTS (SELECT 1 FROM cases WHERE cases.id = ${found.id} AND ${state})`;
  const flaggedAt = found.flaggedAt ?? now;
  return [
    hideThing(db, found, { now, where: isNow(holds) }),
    showThing(db, found, { now, where: isNow(sql`${holds} IS NOT TRUE`) }),
    recountComments(db, eq(posts.id, found.postId)),
    setFlag(db, found, { flaggedAt, where: mayFlag ? isNow(flags) : sql`FALSE` }),
    setFlag(db, found, { flaggedAt: null, where: isNow(sql`${flags} IS NOT TRUE`) }),
    setPhotosOfPost(db, found, { isHidden: true, where: isNow(hidesPhotos) }),
    setPhotosOfPost(db, found, {
      isHidden: false,
      where: isNow(sql`${hidesPhotos} IS NOT TRUE`),
    }),
  ] as const;
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
