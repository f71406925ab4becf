import { eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import { squareCounts } from "#app/db/squares-schema.ts";
import type { TooMany } from "./outcome.ts";

/** A count for one hour, one day, or the life of a thing: its key in the table, and when that ends (ms UTC). */
export interface CountedHour {
  key: string;
  endsAt: number;
}

/** Adds one and gives the new count. A single statement, so that no concurrent call is lost. */
export async function countOne(db: Database, hour: CountedHour): Promise<number> {
  const [counted] = await countStep(db, hour);
  return counted?.count ?? 1;
}

/** The statement that adds one. */
export function countStep(db: Database, { key, endsAt }: CountedHour) {
  return db
    .insert(hourlyCounts)
    .values({ key, endsAt, count: 1 })
    .onConflictDoUpdate({
      target: hourlyCounts.key,
      set: { count: sql`${hourlyCounts.count} + 1` },
    })
    .returning({ count: hourlyCounts.count });
}

/** Takes one back from each of these, if what was counted turned out to be there already. */
export async function uncount(db: Database, hours: readonly CountedHour[]): Promise<void> {
  const keys = sql`(SELECT value FROM json_each(${JSON.stringify(hours.map(({ key }) => key))}))`;
  await db
    .update(hourlyCounts)
    .set({ count: sql`${hourlyCounts.count} - 1` })
    .where(inArray(hourlyCounts.key, keys));
}

export async function countIn(db: Database, { key }: CountedHour): Promise<number> {
  const [counted] = await db
    .select({ count: hourlyCounts.count })
    .from(hourlyCounts)
    .where(eq(hourlyCounts.key, key));
  return counted?.count ?? 0;
}

/** The refusal of anything beyond the limit of this hour. */
export function tooManyUntil({ endsAt }: CountedHour, now: number): TooMany {
  return { reason: "too-many", retryAfter: Math.ceil((endsAt - now) / 1000) };
}

/** Removes the counts of past hours, and gives the number removed. */
export async function removePastCounts(
  db: Database,
  { now }: { now: number },
): Promise<{ counts: number }> {
  const removed = await db.batch([
    db.delete(hourlyCounts).where(lte(hourlyCounts.endsAt, now)),
    db.delete(squareCounts).where(lte(squareCounts.endsAt, now)),
  ]);
  return { counts: removed.reduce((sum, { meta }) => sum + meta.changes, 0) };
}
