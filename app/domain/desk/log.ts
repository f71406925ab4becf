import { desc, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { deskLog, type accounts } from "#app/db/schema.ts";
import { holding, offsetOf, PAGE_LENGTH, type Search } from "./search.ts";

export type Operator = Pick<typeof accounts.$inferSelect, "id" | "username">;

/** Acts at the desk, and what the command line does to operators. */
export type DeskAct =
  | "contact-request"
  | "decline-request"
  | "reopen-request"
  | "create-shop"
  | "handle-message"
  | "reopen-message"
  | "import-menu"
  | "create-login"
  | "reset-password"
  | "open-editor"
  | "leave-editor"
  | "close-shop"
  | "reopen-shop"
  | "create-operator"
  | "reset-operator"
  | "remove-operator";

/** An act and its subject. The detail is text or read from the tables, and never a password. */
export interface LoggedAct {
  operator: Operator;
  act: DeskAct;
  subject: string | number;
  detail?: string | SQL;
}

/** Logs an act if the statement before it changed anything. It belongs in every act's batch, to log what was done. */
export function logAct(
  db: Database,
  { operator, act, subject, detail = "" }: LoggedAct,
  { now }: { now: number },
) {
  return db.insert(deskLog).select(
    sql`SELECT NULL AS id, ${operator.id} AS account_id, ${operator.username} AS username,
        ${act} AS act, ${String(subject)} AS subject, ${detail} AS detail, ${now} AS created_at
      WHERE ${ifChanged}`,
  );
}

export type LogEntry = typeof deskLog.$inferSelect;

/** One page of the log, newest first, of entries that contain the words or are one of these acts; and the total. */
export async function listActs(
  db: Database,
  { words, page, acts }: Search & { acts: readonly DeskAct[] },
): Promise<{ entries: LogEntry[]; total: number }> {
  const held = holding(words, [deskLog.username, deskLog.subject, deskLog.detail]);
  const found = held && or(held, inArray(deskLog.act, [...acts]));
  const [entries, [counted]] = await db.batch([
    db
      .select()
      .from(deskLog)
      .where(found)
      .orderBy(desc(deskLog.id))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db
      .select({ total: sql<number>`count(*)` })
      .from(deskLog)
      .where(found),
  ]);
  return { entries, total: counted?.total ?? 0 };
}
