import { and, eq, gt, ne, sql } from "drizzle-orm";
import { hides, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";

/** Hides a post of somebody else from this neighbour alone; sent twice it is as sent once. Undefined if there is none. */
export async function hidePost(
  db: Database,
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isHidden: true } | undefined> {
  const isThere = and(
    eq(posts.publicId, publicId),
    gt(posts.expiresAt, now),
    ne(posts.personId, id),
  );
  const [, found] = await db.batch([
    db
      .insert(hides)
      .select(sql`SELECT ${id} AS person_id, ${posts.id} AS post_id FROM ${posts} WHERE ${isThere}`)
      .onConflictDoNothing(),
    db.select({ id: posts.id }).from(posts).where(isThere),
  ]);
  return found.length > 0 ? { isHidden: true } : undefined;
}
