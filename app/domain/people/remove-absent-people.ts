import { and, asc, eq, inArray, lte, not, notExists } from "drizzle-orm";
import { people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { DAY_MS } from "#app/durations.ts";
import { isBannedAt } from "./ban.ts";

/** Counted from the last visit. The privacy policy promises it. */
const KNOWN_MS = 90 * DAY_MS;
const BATCH = 500;
const MOST_BATCHES = 100;

/** Removes neighbours last seen 90 days before `now`, unless they have a post or are banned. Gives the number removed. */
export async function removeAbsentPeople(
  db: Database,
  { now }: { now: number },
): Promise<{ people: number }> {
  // Only the row of a post knows its photos.
  const hasPosts = db.select({ id: posts.id }).from(posts).where(eq(posts.personId, people.id));
  const absent = db
    .select({ id: people.id })
    .from(people)
    .where(and(lte(people.lastSeenAt, now - KNOWN_MS), notExists(hasPosts), not(isBannedAt(now))))
    .orderBy(asc(people.lastSeenAt))
    .limit(BATCH);
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // `meta.changes` would include the rows that go along.
    const gone = await db
      .delete(people)
      .where(inArray(people.id, absent))
      .returning({ id: people.id });
    if (gone.length === 0) break;
    total += gone.length;
  }
  return { people: total };
}
