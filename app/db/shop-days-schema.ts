import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shops } from "./schema.ts";

/** On how many phones a menu was opened, by day. Nothing says on which. */
export const shopDays = sqliteTable(
  "shop_days",
  {
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    /** On the calendar of shops: 2026-11-25. */
    day: text().notNull(),
    opened: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day] }),
    index("shop_days_by_day").on(table.day),
  ],
);
