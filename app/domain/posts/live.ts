import { and, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isCommentThere, isPostThere } from "./as-of.ts";
import { isUnblockedComment, isUnblockedPost } from "./block-conditions.ts";
import { shownAsOf, type FeedOptions } from "./shared-pages.ts";

/*
 * Every read of posts and comments has one of these conditions, as expired posts are swept away later. Only authors' own
 * lists and exports, and reports or blocks of what is still on a screen (`things.ts`), use `hasNotEnded` alone, without the
 * full minute. Moderation and removal use none: they must find what nobody may see.
 */

/** The reader, undefined before they first do something, and the secret behind handles and cursors. */
export interface Reader {
  person: Person | undefined;
  secret: string;
  /** The former secret of cursors, while the secret is being rotated. */
  formerSecret?: string | undefined;
}

/** When somebody looks: what others did since the full minute is not seen yet. */
export type At = Pick<FeedOptions, "now" | "asOf" | "stepMs">;

/** Posts that have not expired at `now`. */
export function hasNotEnded(now: number): SQL {
  return gt(posts.expiresAt, now);
}

/** Posts that have neither expired at `now` nor been hidden. */
export function isLive(now: number): SQL | undefined {
  return and(hasNotEnded(now), isNull(posts.hiddenAt));
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

/** Posts that this reader may open. Authors also see new and hidden ones. */
export function isReadable(reader: Pick<Reader, "person">, options: At): SQL | undefined {
  const own = reader.person && eq(posts.personId, reader.person.id);
  const isThere = isPostThere(reader, shownAsOf(options));
  return and(hasNotEnded(options.now), isThere, or(isNull(posts.hiddenAt), own), isWanted(reader));
}

/** Comments that this reader may see: neither new ones of others, nor hidden ones, nor those of whom they have blocked. */
export function isSeenComment(reader: Pick<Reader, "person">, options: At): SQL | undefined {
  const { person } = reader;
  const isUnblocked = person && isUnblockedComment(person.id);
  return and(isCommentThere(reader, shownAsOf(options)), isNull(comments.hiddenAt), isUnblocked);
}
