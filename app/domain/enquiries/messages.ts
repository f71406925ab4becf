import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { contactMessages } from "#app/db/enquiries-schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import {
  holding,
  holdingNumber,
  offsetOf,
  PAGE_LENGTH,
  type Search,
} from "#app/domain/desk/search.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";

export type StoredMessage = typeof contactMessages.$inferSelect;

/** One page of messages, newest first, with the words in address, number or text; and the count of each status. */
export async function listMessages(
  db: Database,
  { isHandled, words, page }: Search & { isHandled: boolean },
): Promise<{ messages: StoredMessage[]; counts: { open: number; handled: number } }> {
  const { email, phoneNumber, message, handledAt } = contactMessages;
  const found = or(
    holding(words, [email, phoneNumber, message]),
    holdingNumber(words, phoneNumber),
  );
  const [messages, [counts]] = await db.batch([
    db
      .select()
      .from(contactMessages)
      .where(and(found, isHandled ? isNotNull(handledAt) : isNull(handledAt)))
      .orderBy(desc(contactMessages.id))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db
      .select({
        open: sql<number>`count(*) FILTER (WHERE ${handledAt} IS NULL)`,
        handled: sql<number>`count(${handledAt})`,
      })
      .from(contactMessages)
      .where(found),
  ]);
  return { messages, counts: counts ?? { open: 0, handled: 0 } };
}

/** Undefined if there is no such message. */
export async function findMessage(db: Database, id: number): Promise<StoredMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}

export interface Handling {
  id: number;
  isHandled: boolean;
  /** As the operator saw it: when it was handled, or null while it was open. */
  seen: number | null;
  operator: Operator;
}

/** Marks a message as handled or open, and logs it. Refuses one changed since `seen`; undefined if there is none. */
export async function handleMessage(
  db: Database,
  { id, isHandled, seen, operator }: Handling,
  { now }: { now: number },
): Promise<Outcome<StoredMessage, Stale> | undefined> {
  const [[changed], , [current]] = await db.batch([
    db
      .update(contactMessages)
      .set({ handledAt: isHandled ? now : null, changedBy: operator.username })
      .where(and(eq(contactMessages.id, id), sql`${contactMessages.handledAt} IS ${seen}`))
      .returning(),
    // The log is kept for good, so it says nothing about the sender.
    logAct(
      db,
      { operator, act: isHandled ? "handle-message" : "reopen-message", subject: id },
      { now },
    ),
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
  ]);
  if (changed) return done(changed);
  return current && refused({ reason: "stale" });
}
