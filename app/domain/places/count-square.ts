import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { squareCounts } from "#app/db/squares-schema.ts";
import type { CountedHour } from "#app/domain/hourly-counts.ts";

/** A square that somebody wants to look from in this hour. */
export interface SquareOfHour extends CountedHour {
  /** Stands for the square, and does not reveal it. */
  slot: number;
  /** How many squares there may be in the hour. */
  most: number;
}

/**
 * Counts a square once in each of these hours, in one round trip, and gives the first hour that is full without it;
 * undefined where it is counted in all of them.
 */
export async function countSquare(
  db: Database,
  hours: readonly SquareOfHour[],
): Promise<SquareOfHour | undefined> {
  const isNew = sql`instr(${squareCounts.slots}, excluded.slots) = 0`;
  const [, counted] = await db.batch([
    db
      .insert(squareCounts)
      .values(
        hours.map(({ key, endsAt, slot, most }) => {
          return { key, endsAt, slots: `,${slot},`, left: most - 1 };
        }),
      )
      .onConflictDoUpdate({
        target: squareCounts.key,
        set: {
          slots: sql`${squareCounts.slots} || substr(excluded.slots, 2)`,
          left: sql`${squareCounts.left} - 1`,
        },
        setWhere: and(isNew, gt(squareCounts.left, 0)),
      }),
    db
      .select({ key: squareCounts.key })
      .from(squareCounts)
      .where(or(...hours.map(holds))),
  ]);
  const keys = new Set(counted.map(({ key }) => key));
  return hours.find(({ key }) => !keys.has(key));
}

function holds({ key, slot }: SquareOfHour) {
  return and(eq(squareCounts.key, key), sql`instr(${squareCounts.slots}, ${`,${slot},`})`);
}
