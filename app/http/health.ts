import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { database } from "./context.ts";

/** Whether D1 answers a query that reads no table. */
export async function databaseAnswers(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    await context.get(database).run(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}
