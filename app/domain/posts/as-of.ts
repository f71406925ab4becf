import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { comments, posts, takenBack } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/*
 * What somebody does shows to others at the next full minute, and to themselves at once. Docs: decision 038.
 */

/** Much longer than a minute, so that no view misses it. */
const KEPT_MS = 10 * MINUTE_MS;

type Seer = { person: Pick<Person, "id"> | undefined };

/** Posts that were there at a full minute, and the reader's own. */
export function isPostThere({ person }: Seer, asOf: number): SQL | undefined {
  return or(lt(posts.id, firstIdAt(asOf)), person && eq(posts.personId, person.id));
}

/** Comments that were there at a full minute, and the reader's own. */
export function isCommentThere({ person }: Seer, asOf: number): SQL | undefined {
  return or(lt(comments.id, firstIdAt(asOf)), person && eq(comments.personId, person.id));
}

/**
 * The counts of a post as others have made them before a full minute, and its reader by now; null: as all have made them
 * before. Reactions are the stored counts with what to take off and put back.
 */
export function countsAsOf(reader: number | null, asOf: number) {
  const ofOthers = sql`person_id IS NOT ${reader}`;
  const listed = (json: string) => JSON.parse(json) as string[];
  return {
    commentCount: sql<number>`posts.comment_count - (SELECT count(*) FROM comments
      WHERE comments.post_id = posts.id AND comments.id >= ${firstIdAt(asOf)}
        AND comments.hidden_at IS NULL AND ${ofOthers})`.as("comments_as_of"),
    joinCount: sql<number>`posts.join_count - (SELECT count(*) FROM joins
        WHERE joins.post_id = posts.id AND created_at >= ${asOf} AND ${ofOthers})
      + (SELECT count(*) FROM taken_back WHERE taken_back.post_id = posts.id AND at >= ${asOf}
        AND what = 'join' AND ${ofOthers})`.as("joins_as_of"),
    freshReactions: sql`(SELECT json_group_array(reaction) FROM reactions
      WHERE reactions.post_id = posts.id AND created_at >= ${asOf} AND ${ofOthers})`
      .mapWith(listed)
      .as("fresh_reactions"),
    lostReactions: sql`(SELECT json_group_array(what) FROM taken_back
      WHERE taken_back.post_id = posts.id AND at >= ${asOf} AND what <> 'join' AND ${ofOthers})`
      .mapWith(listed)
      .as("lost_reactions"),
  };
}

interface Counted {
  reactionCounts: Record<string, number>;
  freshReactions: readonly string[];
  lostReactions: readonly string[];
}

/** The reactions of a row of `countsAsOf`, by what they are. */
export function reactionsAsOf(post: Counted): Record<string, number> {
  const counts = { ...post.reactionCounts };
  const count = (reaction: string, by: number) => {
    counts[reaction] = (counts[reaction] ?? 0) + by;
  };
  for (const reaction of post.freshReactions) count(reaction, -1);
  for (const reaction of post.lostReactions) count(reaction, 1);
  return counts;
}

type Changing = Pick<
  typeof posts.$inferSelect,
  "personId" | "text" | "venue" | "editedAt" | "resolvedAt" | "former"
>;

/** A post as its reader may see it: its author as it is, others as it was at a full minute. */
export function wordsAsOf<Post extends Changing>(post: Post, { person }: Seer, asOf: number): Post {
  const { former } = post;
  if (post.personId === person?.id || former === null || former.at < asOf) return post;
  const { text, venue, editedAt, resolvedAt } = former;
  return { ...post, text, venue, editedAt, resolvedAt };
}

/** The value of `former` for a change in the minute that began at `asOf`: what the post was before its first one. */
export function formerAt(asOf: number): SQL {
  return sql`CASE WHEN ${posts.former} ->> '$.at' = ${asOf} THEN ${posts.former}
    ELSE json_object('at', ${asOf}, 'text', ${posts.text}, 'venue', ${posts.venue},
      'editedAt', ${posts.editedAt}, 'resolvedAt', ${posts.resolvedAt}) END`;
}

/**
 * Forgets what posts were, and what was taken back, once nobody can see it any more; gives how many. Hidden posts keep it:
 * if a moderator shows one, its new words wait for the next full minute.
 */
export async function forgetFormer(
  db: Database,
  { now }: { now: number },
): Promise<{ posts: number; takenBack: number }> {
  const until = now - KEPT_MS;
  const isOld = lt(sql`${posts.former} ->> '$.at'`, until);
  const [changed, taken] = await db.batch([
    db
      .update(posts)
      .set({ former: null })
      .where(and(isNotNull(posts.former), isOld, isNull(posts.hiddenAt))),
    db.delete(takenBack).where(lt(takenBack.at, until)),
  ]);
  return { posts: changed.meta.changes, takenBack: taken.meta.changes };
}
