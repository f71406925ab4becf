import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { people, posts } from "./community-schema.ts";

/** Threads in which somebody takes part: as author of a post with comments, or by a comment of their own. */
export const conversations = sqliteTable(
  "conversations",
  {
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** The id of the newest comment that they have been shown; 0 before the first. */
    seenCommentId: integer("seen_comment_id").notNull().default(0),
    /** When their browsers were last notified of a comment. */
    toldAt: integer("told_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index("conversations_of_post").on(table.postId),
  ],
);

/** Somebody's wish to be told, once, when the next neighbour posts around a tile. */
export const cornerAlerts = sqliteTable(
  "corner_alerts",
  {
    personId: integer("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    tile: integer().notNull(),
    askedAt: integer("asked_at").notNull(),
    /** The full minute from which they may know that somebody has posted; null until then. */
    metAt: integer("met_at"),
    /** When their browsers were notified of it. */
    toldAt: integer("told_at"),
  },
  (table) => [
    index("corner_alerts_near")
      .on(table.tile)
      .where(sql`${table.metAt} IS NULL`),
    index("corner_alerts_met").on(table.metAt),
  ],
);
