import { randomBytes } from "node:crypto";
import { isBrokenConstraint } from "#app/db/broken-constraint.ts";

/** Ids count from here, so that they stay exact in a double for 69 years. */
const BEGINNING = Date.UTC(2025, 0, 1);
/** So many ids begin in one millisecond. */
const IDS_PER_MS = 4096;

/** The least id that can be made at this time, in milliseconds UTC. */
export function firstIdAt(time: number): number {
  return (time - BEGINNING) * IDS_PER_MS;
}

/**
 * Inserts into a table under a new id: what is inserted later has a higher one, to the millisecond. Two of one
 * millisecond may draw the same 12 bits; then it draws again.
 */
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

/** When an id was made, in milliseconds UTC. */
export function timeOfId(id: number): number {
  return Math.floor(id / IDS_PER_MS) + BEGINNING;
}
