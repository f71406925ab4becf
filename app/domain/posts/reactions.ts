import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { posts, reactions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { REACTIONS, type Reaction } from "./limits.ts";
import { isLive, isOfNeighbour, isWanted } from "./live.ts";

export interface WantedReaction {
  thread: string;
  reaction: Reaction;
  isOn: boolean;
}

/** Gives a reaction or takes it back; repeating it changes nothing. Undefined where they cannot see the post. */
export async function setReaction(
  db: Database,
  person: Writer,
  { thread, reaction, isOn }: WantedReaction,
  { now }: { now: number },
): Promise<{ isOn: boolean } | undefined> {
  const isOpen = and(eq(posts.publicId, thread), isLive(now), isOfNeighbour, isWanted({ person }));
  const path = `$.${reaction}`;
  const count = sql`coalesce(${posts.reactionCounts} ->> ${path}, 0)`;
  const postId = sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isOpen})`;
  const change = isOn
    ? db
        .insert(reactions)
        .select(
          sql`SELECT ${posts.id} AS post_id, ${person.id} AS person_id, ${reaction} AS reaction,
            ${now} AS created_at FROM ${posts} WHERE ${isOpen}`,
        )
        .onConflictDoNothing()
    : db
        .delete(reactions)
        .where(
          and(
            eq(reactions.postId, postId),
            eq(reactions.personId, person.id),
            eq(reactions.reaction, reaction),
          ),
        );
  const [, , found] = await db.batch([
    change,
    db
      .update(posts)
      .set({
        reactionCounts: sql`json_set(${posts.reactionCounts}, ${path}, ${count} + ${isOn ? 1 : -1})`,
      })
      .where(and(eq(posts.publicId, thread), ifChanged)),
    db.select({ id: posts.id }).from(posts).where(isOpen),
  ]);
  return found.length > 0 ? { isOn } : undefined;
}

/** The statements that take a neighbour's reactions out of all counts. */
export function takeBackReactions(db: Database, personId: number, where?: SQL) {
  return REACTIONS.map((reaction) => {
    const path = `$.${reaction}`;
    const given = sql`(SELECT post_id FROM reactions
      WHERE person_id = ${personId} AND reaction = ${reaction})`;
    const fewer = sql`${posts.reactionCounts} ->> ${path} - 1`;
    return db
      .update(posts)
      .set({ reactionCounts: sql`json_set(${posts.reactionCounts}, ${path}, ${fewer})` })
      .where(and(inArray(posts.id, given), where));
  });
}
