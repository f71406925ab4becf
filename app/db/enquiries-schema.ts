import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { shops } from "./schema.ts";

/** Messages from the contact form. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    phoneNumber: text("phone_number").notNull().default(""),
    message: text().notNull(),
    /** Unique hash of the form's token and text, so that a form sent twice is stored once. */
    sentKey: text("sent_key"),
    createdAt: integer("created_at").notNull(),
    handledAt: integer("handled_at"),
    /** The operator's username. */
    changedBy: text("changed_by"),
  },
  (table) => [
    uniqueIndex("contact_messages_sent").on(table.sentKey),
    index("contact_messages_open").on(table.handledAt, table.id),
  ],
);

/** Requests from shops for a menu, or for a login that they forgot, with their status. */
export const shopRequests = sqliteTable(
  "shop_requests",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Of a forgotten login: the shop's name or its username, as typed. */
    shopName: text("shop_name").notNull(),
    /** Ten digits, without the country code. */
    phoneNumber: text("phone_number").notNull(),
    message: text().notNull().default(""),
    sentKey: text("sent_key"),
    createdAt: integer("created_at").notNull(),
    status: text({ enum: ["new", "contacted", "live", "declined"] })
      .notNull()
      .default("new"),
    changedAt: integer("changed_at"),
    changedBy: text("changed_by"),
    /** The shop created from it. */
    shopId: text("shop_id").references(() => shops.id),
    kind: text({ enum: ["menu", "login"] })
      .notNull()
      .default("menu"),
  },
  (table) => [
    uniqueIndex("shop_requests_sent").on(table.sentKey),
    index("shop_requests_by_status").on(table.status, table.id),
    check("shop_requests_status", sql`${table.status} IN ('new', 'contacted', 'live', 'declined')`),
  ],
);
