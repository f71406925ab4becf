import { and, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Person } from "#app/domain/people/people.ts";

/*
 * Conditions on every read of posts and comments, so that nothing expired shows before it is swept away. Only two kinds
 * of reads use `hasNotEnded` alone: authors see and export what is hidden of theirs, and people may report a thing on
 * their screen, or block its author, after it was hidden (`things.ts`). Moderation and removal must find what nobody
 * may see, and use none.
 */

/** The reader, undefined before they first do something, and the secret behind handles and cursors. */
export interface Reader {
  person: Person | undefined;
  secret: string;
  /** The former secret of cursors, while the secret is being rotated. */
  formerSecret?: string | undefined;
}

/** Posts that have not expired at `now`. */
export function hasNotEnded(now: number): SQL {
  return gt(posts.expiresAt, now);
}

/** Posts that have neither expired at `now` nor been hidden. */
export function isLive(now: number): SQL | undefined {
  return and(hasNotEnded(now), isNull(posts.hiddenAt));
}

/** Posts that wait for a moderator for the safety of a child. Only moderators see them; authors are not warned. */
export const isHeldForChild = sql`EXISTS (SELECT 1 FROM cases WHERE cases.post_id = ${posts.id}
  AND cases.thing = 'post' AND cases.is_child_safety AND cases.decision IS NULL)`;

/** Posts without a block between author and reader, and that the reader has not hidden. */
export function isWanted({ person }: Pick<Reader, "person">): SQL | undefined {
  if (!person) return undefined;
  return and(
    isUnblocked(posts.personId, person),
    sql`NOT EXISTS (SELECT 1 FROM hides WHERE person_id = ${person.id} AND post_id = ${posts.id})`,
  );
}

/** Comments that are not hidden, without a block between author and reader. */
export function isWantedComment({ person }: Pick<Reader, "person">): SQL | undefined {
  return and(isNull(comments.hiddenAt), person && isUnblocked(comments.personId, person));
}

/**
 * Rows without a block between their person and this one. Each row is looked up in the index: a list of blocks would be
 * read once for every arm of the feed's query.
 */
export function isUnblocked(person: AnySQLiteColumn, { id }: Pick<Person, "id">): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = ${id} AND blocked_id = ${person})
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = ${person} AND blocked_id = ${id})`;
}
