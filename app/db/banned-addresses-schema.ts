import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Addresses, as keyed hashes, that somebody who is banned has used: who is new there waits before they write. */
export const bannedAddresses = sqliteTable(
  "banned_addresses",
  {
    address: text().primaryKey(),
    /** In milliseconds UTC. */
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [index("banned_addresses_by_end").on(table.endsAt)],
);
