import { count, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";

interface Waiting {
  requests: number;
  messages: number;
  reports: number;
}

/** More cases than these are not counted. */
const MOST_COUNTED = 1000;

/** Counts new requests, open messages and undecided cases. */
export async function countWaiting(db: Database): Promise<Waiting> {
  const [[requests], [messages], [reports]] = await db.batch([
    db.select({ waiting: count() }).from(shopRequests).where(eq(shopRequests.status, "new")),
    db.select({ waiting: count() }).from(contactMessages).where(isNull(contactMessages.handledAt)),
    db
      .select({ waiting: count() })
      .from(
        db
          .select({ id: cases.id })
          .from(cases)
          .where(isNull(cases.decidedAt))
          .limit(MOST_COUNTED)
          .as("open"),
      ),
  ]);
  return {
    requests: requests?.waiting ?? 0,
    messages: messages?.waiting ?? 0,
    reports: reports?.waiting ?? 0,
  };
}
