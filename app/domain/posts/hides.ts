import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { hides, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isUnblockedPost } from "./block-conditions.ts";
import { isLive } from "./live.ts";

/** Hides another's post from this neighbour alone; may be repeated. Undefined where they cannot see such a post. */
export async function hidePost(
  db: Database,
  person: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isHidden: true } | undefined> {
  const isThere = and(
    eq(posts.publicId, publicId),
    isLive(now),
    ne(posts.personId, person.id),
    isUnblockedPost(person.id, { author: posts.personId, post: posts.id }),
  );
  const [, found] = await db.batch([
    db
      .insert(hides)
      .select(
        sql`SELECT ${person.id} AS person_id, ${posts.id} AS post_id FROM ${posts} WHERE ${isThere}`,
      )
      .onConflictDoNothing(),
    db.select({ id: posts.id }).from(posts).where(isThere),
  ]);
  return found.length > 0 ? { isHidden: true } : undefined;
}

/** Takes a hide back; may be repeated. Undefined where there is no such post any more. */
export async function unhidePost(
  db: Database,
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isHidden: false } | undefined> {
  const isThere = and(eq(posts.publicId, publicId), isLive(now));
  const post = db.select({ id: posts.id }).from(posts).where(isThere);
  const [, found] = await db.batch([
    db.delete(hides).where(and(eq(hides.personId, id), inArray(hides.postId, post))),
    post,
  ]);
  return found.length > 0 ? { isHidden: false } : undefined;
}
