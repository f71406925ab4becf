import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Addresses that somebody banned has used, as keyed hashes: people without standing have to wait there before they can
 * write.
 */
export const bannedAddresses = sqliteTable(
  "banned_addresses",
  {
    address: text().primaryKey(),
    /** In milliseconds UTC. */
    endsAt: integer("ends_at").notNull(),
    /** Since when without a break, in milliseconds UTC; null if the previous release stored it. */
    beganAt: integer("began_at"),
  },
  (table) => [index("banned_addresses_by_end").on(table.endsAt)],
);
