import { count, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { MOST_COUNTED } from "./search.ts";

interface Waiting {
  requests: number;
  messages: number;
  reports: number;
  appeals: number;
}

/** Counts new requests, open messages, undecided cases and unanswered appeals. */
export async function countWaiting(db: Database): Promise<Waiting> {
  const [[requests], [messages], [reports], [appealed]] = await db.batch([
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
    db.select({ waiting: count() }).from(appeals).where(isNull(appeals.decidedAt)),
  ]);
  return {
    requests: requests?.waiting ?? 0,
    messages: messages?.waiting ?? 0,
    reports: reports?.waiting ?? 0,
    appeals: appealed?.waiting ?? 0,
  };
}
