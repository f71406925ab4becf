import { count, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/schema.ts";

/** What waits at the desk: requests that are new, and messages that are open. */
export async function countWaiting(db: Database): Promise<{ requests: number; messages: number }> {
  const [[requests], [messages]] = await db.batch([
    db.select({ waiting: count() }).from(shopRequests).where(eq(shopRequests.status, "new")),
    db.select({ waiting: count() }).from(contactMessages).where(isNull(contactMessages.handledAt)),
  ]);
  return { requests: requests?.waiting ?? 0, messages: messages?.waiting ?? 0 };
}
