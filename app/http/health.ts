import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { database, requestId } from "./context.ts";
import { logError } from "./log.ts";

/** Whether D1 answers a query that reads no table. */
export async function databaseAnswers(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    await context.get(database).run(sql`SELECT 1`);
    return true;
  } catch (error) {
    logError(error, { requestId: context.get(requestId), path: "/healthz" });
    return false;
  }
}
