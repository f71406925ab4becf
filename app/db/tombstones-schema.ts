import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { people } from "./community-schema.ts";

/** Sent in the last day and since removed, without its text. It still counts for quotas, and cannot be sent again. */
export const tombstones = sqliteTable(
  "tombstones",
  {
    /** The id of the post or comment. */
    id: integer().notNull(),
    thing: text({ enum: ["post", "comment"] }).notNull(),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    sendKey: text("send_key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.thing, table.sendKey] }),
    index("tombstones_by_age").on(table.id),
  ],
);
