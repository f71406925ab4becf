import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { people } from "./community-schema.ts";

/** Codes for going on on another phone. */
export const moveCodes = sqliteTable(
  "move_codes",
  {
    personId: integer("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** What the phone looks around from, and would otherwise only keep itself. */
    places: text({ mode: "json" }).$type<{ tile: number; name: string }[]>().notNull().default([]),
  },
  (table) => [uniqueIndex("move_codes_code").on(table.codeHash)],
);
