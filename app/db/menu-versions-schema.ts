import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { MenuChanges, Restored } from "./menu-changes.ts";
import { shops } from "./schema.ts";

/** The menu as it was before somebody's editing session: a line of History. R2 has the menu itself, under its revision. */
export const menuVersions = sqliteTable(
  "menu_versions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    /** The shop's, of the menu that was kept. */
    revision: integer().notNull(),
    /** When the session began, in milliseconds UTC. */
    at: integer().notNull(),
    accountId: integer("account_id").notNull(),
    /** At that time. Of a member of staff, the name that the owner gave them. */
    username: text().notNull(),
    role: text({ enum: ["owner", "staff", "operator"] }).notNull(),
    /** What the session changed; null until the next one begins. */
    changes: text({ mode: "json" }).$type<MenuChanges>(),
    /** What the session began by restoring; null if nothing. */
    restored: text({ mode: "json" }).$type<Restored>(),
  },
  (table) => [
    uniqueIndex("menu_versions_of_shop").on(table.shopId, table.revision),
    index("menu_versions_by_age").on(table.at),
  ],
);

/** The photos that versions name, until the last of them expires (ms UTC). */
export const versionPhotos = sqliteTable(
  "version_photos",
  {
    photoKey: text("photo_key").primaryKey(),
    keptUntil: integer("kept_until").notNull(),
  },
  (table) => [index("version_photos_by_end").on(table.keptUntil)],
);
