import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** From how many squares somebody looks in an hour. Neither who nor which squares can be read from it. */
export const squareCounts = sqliteTable(
  "square_counts",
  {
    /** A keyed hash of a session or an address, and of the hour. */
    key: text().primaryKey(),
    /** The squares as numbers of four bytes, keyed hashes of this key and the square: `,3051,2873604311,`. */
    slots: text().notNull(),
    /** How many more there may be. */
    left: integer().notNull(),
    /** When the hour ends, in milliseconds UTC. */
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [index("square_counts_by_end").on(table.endsAt)],
);
