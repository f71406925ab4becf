import { inArray, sql } from "drizzle-orm";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { writeMessage, type Message, type Notice } from "./message.ts";

export interface Target {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** Accepted, subscription ended, worth another try later, or refused for good. */
export type Fate = "sent" | "gone" | "later" | "refused";

export type Send = (target: Target, message: Message) => Promise<Fate>;

export type Fates = Record<Fate, number>;

/** A Worker has no more connections. */
const AT_A_TIME = 6;

export function noFates(): Fates {
  return { sent: 0, gone: 0, later: 0, refused: 0 };
}

/** Adds what became of further messages. */
export function addFates(fates: Fates, more: Fates): void {
  for (const fate of Object.keys(fates) as Fate[]) fates[fate] += more[fate];
}

/** Sends a notice to these browsers, a few at a time, until time runs out, and removes ended subscriptions. */
export async function deliver(
  { db, send, deadline }: { db: Database; send: Send; deadline: AbortSignal },
  notice: Notice,
  targets: readonly Target[],
  { now }: { now: number },
): Promise<Fates> {
  const fates = noFates();
  const gone: number[] = [];
  const waiting = targets.values();
  async function sendOn(): Promise<void> {
    for (const target of waiting) {
      const fate = deadline.aborted
        ? "later"
        : await send(target, writeMessage(notice, target, now));
      fates[fate] += 1;
      if (fate === "gone") gone.push(target.id);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, sendOn));
  if (gone.length > 0) {
    const ids = sql`(SELECT value FROM json_each(${JSON.stringify(gone)}))`;
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
  }
  return fates;
}
