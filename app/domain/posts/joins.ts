import { and, eq, gte, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { joins, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { isLive, isOfNeighbour, isWanted, type At } from "./live.ts";
import type { JoinRefusal } from "./refusals.ts";
import { shownAsOf } from "./shared-pages.ts";
import { noteTakenBack } from "./taken-back.ts";
import { orderTap } from "./tap-order.ts";

export interface WantedJoin {
  thread: string;
  isOn: boolean;
  tapNumber?: number | undefined;
}

/**
 * Says that somebody is in on a plan, or can help, or takes that back; repeating it changes nothing, nor does a
 * tap that a later one has overtaken. Undefined where they cannot see the post, or it is neither. Refused for their own,
 * and for help that has come already.
 */
export async function setJoin(
  db: Database,
  person: Writer,
  { thread, isOn, tapNumber }: WantedJoin,
  at: At,
): Promise<Outcome<{ isOn: boolean }, JoinRefusal> | undefined> {
  const { now } = at;
  const asOf = shownAsOf(at);
  const isSeen = and(
    eq(posts.publicId, thread),
    inArray(posts.kind, ["plan", "help"]),
    isLive(now),
    isOfNeighbour,
    isWanted({ person }),
  );
  // Help that came within this minute: others do not know yet, and could tell the moment by trying.
  const isOpen = and(
    isSeen,
    ne(posts.personId, person.id),
    or(isNull(posts.resolvedAt), gte(posts.resolvedAt, asOf)),
  );
  const postId = sql`(SELECT ${posts.id} FROM ${posts} WHERE ${isSeen})`;
  const tap = { where: isSeen, personId: person.id, what: "join", tapNumber };
  const { note, isLatest } = orderTap(db, tap, at);
  const given = and(eq(joins.postId, postId), eq(joins.personId, person.id), isLatest);
  const change = isOn
    ? db
        .insert(joins)
        .select(
          sql`SELECT ${posts.id} AS post_id, ${person.id} AS person_id, ${now} AS created_at
            FROM ${posts} WHERE ${isOpen} AND ${isLatest}`,
        )
        .onConflictDoNothing()
    : db.delete(joins).where(given);
  const count = db
    .update(posts)
    .set({ joinCount: sql`${posts.joinCount} + ${isOn ? 1 : -1}` })
    .where(and(eq(posts.publicId, thread), ifChanged));
  const { personId, resolvedAt } = posts;
  const find = db.select({ personId, resolvedAt }).from(posts).where(isSeen);
  const rows = sql`FROM ${joins} WHERE ${given}`;
  const noteTaken = noteTakenBack(db, { rows, what: "join" }, at);
  const [seen] = isOn
    ? (await db.batch([note, change, count, find]))[3]
    : (await db.batch([note, noteTaken, change, count, find]))[4];
  if (!seen) return undefined;
  if (seen.personId === person.id) return refused({ reason: "own-thing" });
  const isHelped = seen.resolvedAt !== null && seen.resolvedAt < asOf;
  return isOn && isHelped ? refused({ reason: "helped" }) : done({ isOn });
}

/** The statement that takes a neighbour out of all counts. */
export function takeBackJoins(db: Database, personId: number, where?: SQL) {
  const joined = sql`(SELECT post_id FROM joins WHERE person_id = ${personId})`;
  return db
    .update(posts)
    .set({ joinCount: sql`${posts.joinCount} - 1` })
    .where(and(inArray(posts.id, joined), where));
}
