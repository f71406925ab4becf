import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** For one request. Reads go to the primary: a lagging replica would refill a just-emptied cache with the old menu. */
export function openDatabase(d1: Pick<D1Database, "withSession">): Database {
  const session = d1.withSession("first-primary");
  // Drizzle asks for a D1Database but calls only prepare and batch, which a session has too.
  return drizzle(session as unknown as D1Database);
}
