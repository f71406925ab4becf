import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { posts, reactions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { REACTIONS, type Reaction } from "./limits.ts";
import { noteTakenBack } from "./taken-back.ts";
import { isLive, isOfNeighbour, isWanted, type At } from "./live.ts";
import { orderTap } from "./tap-order.ts";

export interface WantedReaction {
  thread: string;
  reaction: Reaction;
  isOn: boolean;
  tapNumber?: number | undefined;
}

/**
 * Gives a reaction or takes it back; repeating it changes nothing, nor does a tap that a later one has overtaken. Undefined
 * where they cannot see the post.
 */
export async function setReaction(
  db: Database,
  person: Writer,
  { thread, reaction, isOn, tapNumber }: WantedReaction,
  at: At,
): Promise<{ isOn: boolean } | undefined> {
  const { now } = at;
  const isOpen = and(eq(posts.publicId, thread), isLive(now), isOfNeighbour, isWanted({ person }));
  const path = `$.${reaction}`;
  const counted = sql`coalesce(${posts.reactionCounts} ->> ${path}, 0)`;
  const postId = sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isOpen})`;
  const tap = { where: isOpen, personId: person.id, what: reaction, tapNumber };
  const { note, isLatest } = orderTap(db, tap, at);
  const given = and(
    eq(reactions.postId, postId),
    eq(reactions.personId, person.id),
    eq(reactions.reaction, reaction),
    isLatest,
  );
  const change = isOn
    ? db
        .insert(reactions)
        .select(
          sql`SELECT ${posts.id} AS post_id, ${person.id} AS person_id, ${reaction} AS reaction,
            ${now} AS created_at FROM ${posts} WHERE ${isOpen} AND ${isLatest}`,
        )
        .onConflictDoNothing()
    : db.delete(reactions).where(given);
  const count = db
    .update(posts)
    .set({
      reactionCounts: sql`json_set(${posts.reactionCounts}, ${path}, ${counted} + ${isOn ? 1 : -1})`,
    })
    .where(and(eq(posts.publicId, thread), ifChanged));
  const find = db.select({ id: posts.id }).from(posts).where(isOpen);
  const rows = sql`FROM ${reactions} WHERE ${given}`;
  const noteTaken = noteTakenBack(db, { rows, what: reaction }, at);
  const found = isOn
    ? (await db.batch([note, change, count, find]))[3]
    : (await db.batch([note, noteTaken, change, count, find]))[4];
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
