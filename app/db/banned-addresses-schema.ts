import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Addresses, as keyed hashes, that somebody who is banned has used: who has no standing there waits before they write. */
export const bannedAddresses = sqliteTable(
  "banned_addresses",
  {
    address: text().primaryKey(),
    /** In milliseconds UTC. */
    endsAt: integer("ends_at").notNull(),
    /** Since when without a break, in milliseconds UTC; null if the release before has noted it. */
    beganAt: integer("began_at"),
  },
  (table) => [index("banned_addresses_by_end").on(table.endsAt)],
);
