import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** One line of a menu's footer, such as Timings: 11 am to 11 pm. */
export interface FooterLine {
  label: string;
  text: string;
}

/** A size of an item with its own price in paise; 0 where none is given. */
export interface SizeOption {
  name: string;
  pricePaise: number;
}

export const shops = sqliteTable("shops", {
  /** Readable and permanent: it is printed on the shop's QR stands. */
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(""),
  imageKey: text("image_key"),
  categories: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  phoneNumber: text("phone_number").notNull().default(""),
  foodType: text("food_type").notNull().default(""),
  footer: text({ mode: "json" }).$type<FooterLine[]>().notNull().default([]),
  /**
   * Goes up by one with every change to anything on the menu. It starts at the creation time, so that a
   * shop made anew under an old id never repeats a revision that some cache remembers.
   */
  revision: integer().notNull(),
  createdAt: integer("created_at").notNull(),
  closedAt: integer("closed_at"),
  /** Goes up with every change to what the shop says of itself, from its name to its footer. */
  detailsRevision: integer("details_revision").notNull().default(1),
});

export const accounts = sqliteTable(
  "accounts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Unique whatever its case. */
    username: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: ["owner", "staff", "operator"] }).notNull(),
    /** The shop that an owner or staff member works for; null for operators. */
    shopId: text("shop_id").references(() => shops.id),
    /** Goes up on a password change and on "log out everywhere": sessions of an older epoch end. */
    epoch: integer().notNull().default(1),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("accounts_username").on(sql`lower(${table.username})`),
    index("accounts_shop").on(table.shopId),
    check("accounts_role_shop", sql`(${table.role} = 'operator') = (${table.shopId} IS NULL)`),
  ],
);

export const sections = sqliteTable(
  "sections",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** 1-based and dense within the shop. */
    position: integer().notNull(),
    subheaders: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    revision: integer().notNull().default(1),
    /** What the page that added it called it: the same addition, sent twice, is done once. */
    addedKey: text("added_key"),
  },
  (table) => [
    index("sections_in_order").on(table.shopId, table.position),
    uniqueIndex("sections_added").on(table.shopId, table.addedKey),
    unique("sections_of_shop").on(table.id, table.shopId),
  ],
);

export const items = sqliteTable(
  "items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Its section's shop, said again so that a whole menu is one range of one index. */
    shopId: text("shop_id").notNull(),
    sectionId: integer("section_id").notNull(),
    name: text().notNull(),
    /** In paise; 0 where the item has no price of its own. */
    pricePaise: integer("price_paise").notNull().default(0),
    /** 1-based and dense within the section. */
    position: integer().notNull(),
    options: text({ mode: "json" }).$type<SizeOption[]>().notNull().default([]),
    metadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    revision: integer().notNull().default(1),
    /** As with sections. */
    addedKey: text("added_key"),
  },
  (table) => [
    foreignKey({
      name: "items_section",
      columns: [table.sectionId, table.shopId],
      foreignColumns: [sections.id, sections.shopId],
    }).onDelete("cascade"),
    index("items_in_order").on(table.shopId, table.sectionId, table.position),
    uniqueIndex("items_added").on(table.shopId, table.addedKey),
    check("items_price", sql`${table.pricePaise} BETWEEN 0 AND 100000000`),
  ],
);
