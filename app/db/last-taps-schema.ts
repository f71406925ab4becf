import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { people, posts } from "./community-schema.ts";

/**
 * Each person's last tap on each reaction or join of a post, with the number that their page gave it, so that a request
 * that a later one has overtaken changes nothing. Kept for minutes.
 */
export const lastTaps = sqliteTable(
  "last_taps",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** A reaction, or `join`. */
    what: text().notNull(),
    number: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.personId, table.what] })],
);
