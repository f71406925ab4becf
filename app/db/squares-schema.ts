import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

/** Who of some standing wrote in a square within a day. Without the secret, neither who nor where can be read from it. */
export const squareWriters = sqliteTable(
  "square_writers",
  {
    /** A keyed hash of a tile. */
    square: text().notNull(),
    /** A keyed hash of a person and the tile: of nobody else, and another one in each square. */
    writer: text().notNull(),
    /** When they last wrote there, in milliseconds UTC, to the full hour. */
    wroteAt: integer("wrote_at").notNull(),
    /** A keyed hash of the tile and the address they wrote from; null without an address, or if from before it was noted. */
    address: text(),
  },
  (table) => [
    primaryKey({ columns: [table.square, table.writer] }),
    index("square_writers_by_time").on(table.wroteAt),
  ],
);
