import { and, asc, eq, inArray, lte, notExists } from "drizzle-orm";
import { people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";

/** How long a neighbour is known after their last visit, in milliseconds. The privacy policy promises it. */
const KNOWN_MS = 90 * 24 * 60 * 60 * 1000;
/** So many go at a time, and so often in one go. */
const BATCH = 500;
const MOST_BATCHES = 100;

/**
 * Forgets neighbours who came last 90 days before `now`, to the day, with what hangs on them: blocks, subscriptions, codes. Who
 * still has a post, with photos that its row alone knows, is forgotten once that is swept away. Says how many they were.
 */
export async function removeAbsentPeople(
  db: Database,
  { now }: { now: number },
): Promise<{ people: number }> {
  const hasPosts = db.select({ id: posts.id }).from(posts).where(eq(posts.personId, people.id));
  const absent = db
    .select({ id: people.id })
    .from(people)
    .where(and(lte(people.lastSeenAt, now - KNOWN_MS), notExists(hasPosts)))
    .orderBy(asc(people.lastSeenAt))
    .limit(BATCH);
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // Counted by what comes back: `meta.changes` counts what went along as well.
    const gone = await db
      .delete(people)
      .where(inArray(people.id, absent))
      .returning({ id: people.id });
    if (gone.length === 0) break;
    total += gone.length;
  }
  return { people: total };
}
