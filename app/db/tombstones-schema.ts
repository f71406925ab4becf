import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { people } from "./community-schema.ts";

/**
 * What neighbours have sent in the last day and is gone again, without its words: it counts for their quotas all the
 * same, and is not published anew where it is sent once more.
 */
export const tombstones = sqliteTable(
  "tombstones",
  {
    /** That of the post or comment. */
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
