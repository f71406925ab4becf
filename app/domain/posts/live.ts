import { and, eq, gt, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isUnblockedComment, isUnblockedPost } from "./block-conditions.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/*
 * Every read of posts and comments has one of these conditions, as expired posts are swept away later. Only authors'
 * own lists and exports, and reports or blocks of what is still on a screen (`things.ts`), use `hasNotEnded` alone.
 * Moderation and removal use none: they must find what nobody may see.
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

/** Posts and comments that others may see at `now`: of who is new they show a little later (`fresh-sessions.ts`). */
export function hasAppeared({ id }: typeof posts | typeof comments, now: number): SQL {
  return lt(id, firstIdAt(now + 1));
}

/** What a neighbour wrote. Nobody answers the board of a shop. */
export const isOfNeighbour = isNull(posts.shopId);

/** Posts that the reader has neither hidden nor, with their author, blocked. */
export function isWanted({ person }: Pick<Reader, "person">): SQL | undefined {
  if (!person) return undefined;
  return and(
    isUnblockedPost(person.id, { author: posts.personId, post: posts.id }),
    sql`NOT EXISTS (SELECT 1 FROM hides WHERE person_id = ${person.id} AND post_id = ${posts.id})`,
  );
}

/** Posts that this reader may open at `now`. Authors also see hidden ones. */
export function isReadable(reader: Pick<Reader, "person">, now: number): SQL | undefined {
  const own = reader.person && eq(posts.personId, reader.person.id);
  return and(
    hasNotEnded(now),
    or(and(isNull(posts.hiddenAt), hasAppeared(posts, now)), own),
    isWanted(reader),
  );
}

/** Comments that others may see at `now`, or their own writer, and whose writer the reader has not blocked. */
export function isWantedComment({ person }: Pick<Reader, "person">, now: number): SQL | undefined {
  const own = person && eq(comments.personId, person.id);
  const isUnblocked = person && isUnblockedComment(person.id);
  return and(isNull(comments.hiddenAt), or(hasAppeared(comments, now), own), isUnblocked);
}
