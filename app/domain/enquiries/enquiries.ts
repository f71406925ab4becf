import type { Database } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/schema.ts";
import type { Contact, ShopRequest } from "./input.ts";

/** When something is sent, and a mark of its form and words, if it has one: what is sent twice with it is kept once. */
export interface Sending {
  now: number;
  key?: string | undefined;
}

/** Keeps a visitor's message for the desk. */
export async function sendContactMessage(
  db: Database,
  { email, phone, message }: Contact,
  { now, key }: Sending,
): Promise<void> {
  await db
    .insert(contactMessages)
    .values({ email, phoneNumber: phone, message, sentKey: key ?? null, createdAt: now })
    .onConflictDoNothing({ target: contactMessages.sentKey });
}

/** Keeps a shop's wish for a menu for the desk, where it is new. */
export async function requestShop(
  db: Database,
  { shopName, phoneNumber, message }: ShopRequest,
  { now, key }: Sending,
): Promise<void> {
  await db
    .insert(shopRequests)
    .values({ shopName, phoneNumber, message, sentKey: key ?? null, createdAt: now })
    .onConflictDoNothing({ target: shopRequests.sentKey });
}
