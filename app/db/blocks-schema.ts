import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { people } from "./community-schema.ts";

/** No longer used: `blocks` holds what was in here. A release that is still running may write to it, and a chore copies that. */
export const formerBlocks = sqliteTable(
  "blocks",
  {
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    blockedId: integer("blocked_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    publicId: text("public_id").notNull(),
    handle: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.blockedId] }),
    index("blocks_of_blocked").on(table.blockedId),
  ],
);

/**
 * Who wants to see no more of whom, one row for each thread in which they met: two blocks of one person must not tell that
 * it is one. What is hidden is said in `block-conditions.ts`.
 */
export const blocks = sqliteTable(
  "thread_blocks",
  {
    /** Used to take the block back: 96 random bits. */
    publicId: text("public_id").primaryKey(),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    blockedId: integer("blocked_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Of the thread in which it was made, even once that has ended; 0 for blocks from before this was kept. */
    postId: integer("post_id").notNull(),
    /** Posts and comments from this id on are hidden: from a full minute; 0, of a shop's boards, for all. */
    fromId: integer("from_id").notNull(),
    /** The handle under which they were met: the only name by which the list of blocks can show them. */
    handle: text().notNull(),
    /** To the minute. */
    createdAt: integer("created_at").notNull(),
    /** When it was taken back: it counts for another day towards the blocks of a day, and does nothing else. */
    endedAt: integer("ended_at"),
  },
  (table) => [
    uniqueIndex("thread_blocks_in_force")
      .on(table.personId, table.blockedId, table.postId)
      .where(sql`ended_at IS NULL`),
    index("thread_blocks_of_person").on(table.personId, table.createdAt),
    index("thread_blocks_of_blocked").on(table.blockedId),
  ],
);
