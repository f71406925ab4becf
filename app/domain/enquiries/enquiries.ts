import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import type { Contact, LoginRequest, ShopRequest } from "./input.ts";

/** When a form is sent, and a key of the form and its text, if it has one: a form sent twice is stored once. */
export interface Sending {
  now: number;
  key?: string | undefined;
}

/** Whether something was stored under this key before. */
export async function isStored(
  db: Database,
  what: "message" | "shop request",
  { key }: Sending,
): Promise<boolean> {
  if (key === undefined) return false;
  const table = what === "message" ? contactMessages : shopRequests;
  return (await db.$count(table, eq(table.sentKey, key))) > 0;
}

/** Stores a visitor's message for the desk, once for each key. */
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

/** Stores a shop's request for a menu, once for each key. */
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

/** Stores somebody's request for a new password, once for each key. The desk finds out whose it is. */
export async function requestLogin(
  db: Database,
  { shop, phoneNumber }: LoginRequest,
  { now, key }: Sending,
): Promise<void> {
  await db
    .insert(shopRequests)
    .values({ kind: "login", shopName: shop, phoneNumber, sentKey: key ?? null, createdAt: now })
    .onConflictDoNothing({ target: shopRequests.sentKey });
}
