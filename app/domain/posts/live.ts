import { and, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Person } from "#app/domain/people/people.ts";

/*
 * Who may see what. Every read of posts and comments has these conditions: that what has expired is gone never depends
 * on somebody having swept it away. Two kinds have `hasNotEnded` alone: authors see and export what is hidden of theirs,
 * and who has a thing on their screen may report it, or block who wrote it, although it was hidden meanwhile
 * (`things.ts`). Moderation and removal, which have to find what nobody may see, have none.
 */

/** Who reads, undefined for who has never done anything here; and what handles and cursors are made with. */
export interface Reader {
  person: Person | undefined;
  secret: string;
}

/** Posts whose time is not over at `now`. */
export function hasNotEnded(now: number): SQL {
  return gt(posts.expiresAt, now);
}

/** Posts that have not ended at `now` and are not hidden. */
export function isLive(now: number): SQL | undefined {
  return and(hasNotEnded(now), isNull(posts.hiddenAt));
}

/** Posts of whom the reader has not blocked, who has not blocked the reader, and that the reader has not hidden. */
export function isWanted({ person }: Pick<Reader, "person">): SQL | undefined {
  if (!person) return undefined;
  return and(
    isUnblocked(posts.personId, person),
    sql`NOT EXISTS (SELECT 1 FROM hides WHERE person_id = ${person.id} AND post_id = ${posts.id})`,
  );
}

/** Comments that are not hidden, of whom the reader has not blocked and who has not blocked the reader. */
export function isWantedComment({ person }: Pick<Reader, "person">): SQL | undefined {
  return and(isNull(comments.hiddenAt), person && isUnblocked(comments.personId, person));
}

/**
 * Rows whose person has not been blocked by this one, and has not blocked them. Each row has its own look at the index:
 * a list of all who are blocked would be read once for every arm of the feed's query.
 */
export function isUnblocked(person: AnySQLiteColumn, { id }: Pick<Person, "id">): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = ${id} AND blocked_id = ${person})
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE person_id = ${person} AND blocked_id = ${id})`;
}
