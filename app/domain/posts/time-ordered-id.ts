import { randomBytes } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";

/** The epoch of ids, so late that they stay exact in a double for 69 years. */
const BEGINNING = Date.UTC(2025, 0, 1);
const IDS_PER_MS = 4096;

/** The lowest id of this time (ms UTC). */
export function firstIdAt(time: number): number {
  return (time - BEGINNING) * IDS_PER_MS;
}

/** Inserts under a new id, higher than any of an earlier millisecond. Draws again if its 12 random bits are taken. */
export async function insertWithId<T>(
  table: "posts" | "comments",
  time: number,
  insert: (id: number) => Promise<T>,
): Promise<T> {
  try {
    return await insert(firstIdAt(time) + (randomBytes(2).readUInt16BE() % IDS_PER_MS));
  } catch (error) {
    if (!isBrokenConstraint(error, `UNIQUE constraint failed: ${table}.id`)) throw error;
    return insertWithId(table, time, insert);
  }
}

/** The time of an id that a statement reads, in milliseconds UTC. */
export function timeOfIdIn(id: SQL): SQL {
  return sql`(${id} / ${sql.raw(String(IDS_PER_MS))} + ${BEGINNING})`;
}

/** In milliseconds UTC. */
export function timeOfId(id: number): number {
  return Math.floor(id / IDS_PER_MS) + BEGINNING;
}
