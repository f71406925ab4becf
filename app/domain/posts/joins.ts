import { and, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { joins, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { isLive, isOfNeighbour, isWanted } from "./live.ts";
import type { JoinRefusal } from "./refusals.ts";

export interface WantedJoin {
  thread: string;
  isOn: boolean;
}

/**
 * Says that somebody is in on a plan, or can help, or takes that back; repeating it changes nothing. Undefined where
 * they cannot see the post, or it is neither. Refused for their own, and for help that has come already.
 */
export async function setJoin(
  db: Database,
  person: Writer,
  { thread, isOn }: WantedJoin,
  { now }: { now: number },
): Promise<Outcome<{ isOn: boolean }, JoinRefusal> | undefined> {
  const isSeen = and(
    eq(posts.publicId, thread),
    inArray(posts.kind, ["plan", "help"]),
    isLive(now),
    isOfNeighbour,
    isWanted({ person }),
  );
  const isOpen = and(isSeen, ne(posts.personId, person.id), isNull(posts.resolvedAt));
  const postId = sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isSeen})`;
  const change = isOn
    ? db
        .insert(joins)
        .select(
          sql`SELECT ${posts.id} AS post_id, ${person.id} AS person_id, ${now} AS created_at
            FROM ${posts} WHERE ${isOpen}`,
        )
        .onConflictDoNothing()
    : db.delete(joins).where(and(eq(joins.postId, postId), eq(joins.personId, person.id)));
  const [, , [seen]] = await db.batch([
    change,
    db
      .update(posts)
      .set({ joinCount: sql`${posts.joinCount} + ${isOn ? 1 : -1}` })
      .where(and(eq(posts.publicId, thread), ifChanged)),
    db.select({ personId: posts.personId, resolvedAt: posts.resolvedAt }).from(posts).where(isSeen),
  ]);
  if (!seen) return undefined;
  if (seen.personId === person.id) return refused({ reason: "own-thing" });
  return isOn && seen.resolvedAt !== null ? refused({ reason: "helped" }) : done({ isOn });
}

/** The statement that takes a neighbour out of all counts. */
export function takeBackJoins(db: Database, personId: number, where?: SQL) {
  const joined = sql`(SELECT post_id FROM joins WHERE person_id = ${personId})`;
  return db
    .update(posts)
    .set({ joinCount: sql`${posts.joinCount} - 1` })
    .where(and(inArray(posts.id, joined), where));
}
