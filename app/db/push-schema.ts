import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { people } from "./community-schema.ts";

export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    /** Encryption keys of the browser (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** New Help posts around this tile are announced; null where they are not wanted. */
    tile: integer(),
    /** Nothing is sent between these minutes of the day in this time zone (IANA). Equal values mean never quiet. */
    quietFrom: integer("quiet_from").notNull(),
    quietTo: integer("quiet_to").notNull(),
    timeZone: text("time_zone").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The day (UTC, ms) on which the `sentCount` messages about Help posts were sent. */
    sentOn: integer("sent_on").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
    /** What messages are written in: a language of the product, as a tag such as `hi`. */
    language: text().notNull().default("en"),
  },
  (table) => [
    uniqueIndex("push_subscriptions_endpoint").on(table.endpoint),
    index("push_subscriptions_of_person").on(table.personId),
    index("push_subscriptions_near").on(table.tile),
  ],
);

/** How far neighbours have been told of what others wrote (`push/tell-neighbours.ts`): one row. */
export const pushProgress = sqliteTable("push_progress", {
  id: integer().primaryKey(),
  /** Of posts and comments with an id below this, all have been told. */
  untilId: integer("until_id").notNull(),
  /** Until when one run has it to itself, in milliseconds UTC. */
  busyUntil: integer("busy_until").notNull().default(0),
});
