import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { COVERS, DIETS, type Allergen } from "./closed-lists.ts";
import { isShownNearby, squareOfShop } from "./nearby-shops.ts";
import type { Board, Hours } from "./shop-columns.ts";

/** One line of a menu's footer, such as Timings: 11 am to 11 pm. */
export interface FooterLine {
  label: string;
  text: string;
}

/** A size of an item. A price of 0 means none is given. */
export interface SizeOption {
  name: string;
  pricePaise: number;
}

export const shops = sqliteTable(
  "shops",
  {
    /** Readable and permanent: it is printed on the shop's QR stands. */
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(""),
    imageKey: text("image_key"),
    categories: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    phoneNumber: text("phone_number").notNull().default(""),
    foodType: text("food_type").notNull().default(""),
    footer: text({ mode: "json" }).$type<FooterLine[]>().notNull().default([]),
    /** Goes up with each menu change. Starts at the creation time, so a reused shop id never repeats a revision. */
    revision: integer().notNull(),
    createdAt: integer("created_at").notNull(),
    closedAt: integer("closed_at"),
    /** Goes up with every change to the details, from name to footer. */
    detailsRevision: integer("details_revision").notNull().default(1),
    address: text().notNull().default(""),
    /** Of its food licence: 14 digits; empty where it gives none. */
    fssaiNumber: text("fssai_number").notNull().default(""),
    /** Whether prices include GST; null where it does not say. */
    includesGst: integer("includes_gst", { mode: "boolean" }),
    hours: text({ mode: "json" }).$type<Hours>(),
    board: text({ mode: "json" }).$type<Board>(),
    /** In the shop's second language. */
    secondName: text("second_name").notNull().default(""),
    /** The drawn stall over its menu; null for the one that its name suggests. A picture of its own comes before it. */
    cover: text({ enum: COVERS }),
    /** Who changed its menu last, and when (ms UTC, within five minutes): whether a change begins a new editing session. */
    editedBy: integer("edited_by"),
    editedAt: integer("edited_at"),
    /** When its last version was kept (ms UTC), and the revision up to which versions have all that the menu has. */
    keptAt: integer("kept_at"),
    keptRevision: integer("kept_revision"),
    /** In decimal degrees, to five places (a metre); null where it gives no place. A shop's place is public. */
    latitude: real(),
    longitude: real(),
    /** Whether neighbours see it, and its board, among what is around them; only with a place. */
    isListedNearby: integer("listed_nearby", { mode: "boolean" }).notNull().default(true),
    /** When its board came to the top of the feed, in milliseconds UTC: the last times of a day. */
    boardRaises: text("board_raises", { mode: "json" }).$type<number[]>().notNull().default([]),
  },
  (table) => [
    index("shops_by_image")
      .on(table.imageKey)
      .where(sql`${table.imageKey} IS NOT NULL`),
    index("shops_nearby").on(squareOfShop).where(isShownNearby),
  ],
);

export const accounts = sqliteTable(
  "accounts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Unique, ignoring case. */
    username: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text({ enum: ["owner", "staff", "operator"] }).notNull(),
    /** Null for operators. */
    shopId: text("shop_id").references(() => shops.id),
    /** Goes up on a password change and on "log out everywhere". Sessions of an older epoch have ended. */
    epoch: integer().notNull().default(1),
    createdAt: integer("created_at").notNull(),
    /** What the owner calls a member of staff; empty for everybody else. */
    name: text().notNull().default(""),
    /** The shop whose editor an operator has opened on its behalf; null for none. */
    actsFor: text("acts_for").references(() => shops.id),
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
    /** In the shop's second language. */
    secondName: text("second_name").notNull().default(""),
    /** The mark of its items that have none of their own. */
    diet: text({ enum: DIETS }),
    /** In minutes since midnight; null where it is served all day. */
    servedFrom: integer("served_from"),
    servedTo: integer("served_to"),
    /** ISO weekdays, of which 1 is Monday; empty where it is served every day. */
    servedDays: text("served_days", { mode: "json" }).$type<number[]>().notNull().default([]),
  },
  (table) => [
    index("sections_in_order").on(table.shopId, table.position),
    unique("sections_of_shop").on(table.id, table.shopId),
  ],
);

export const items = sqliteTable(
  "items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Repeats the section's shop, so that a whole menu is one range of one index. */
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
    description: text().notNull().default(""),
    /** In the shop's second language. */
    secondName: text("second_name").notNull().default(""),
    /** By India's rules of labelling an egg dish is non-vegetarian, with a mark of its own. Null where nobody has said. */
    diet: text({ enum: DIETS }),
    /** 0 for not spicy, to 3. */
    spicy: integer().notNull().default(0),
    isFeatured: integer("featured", { mode: "boolean" }).notNull().default(false),
    /** In milliseconds UTC. Null where it can be had; the last moment of all where its shop will say when it is back. */
    soldOutUntil: integer("sold_out_until"),
    /** Its photo in R2, of two sizes; null for none. */
    photoKey: text("photo_key"),
    allergens: text({ mode: "json" }).$type<Allergen[]>().notNull().default([]),
    /** In a serving. */
    kcal: integer(),
    /** What a serving is: "1 plate (250 g)". */
    serving: text().notNull().default(""),
  },
  (table) => [
    foreignKey({
      name: "items_section",
      columns: [table.sectionId, table.shopId],
      foreignColumns: [sections.id, sections.shopId],
    }).onDelete("cascade"),
    index("items_in_order").on(table.shopId, table.sectionId, table.position),
    index("items_by_photo")
      .on(table.photoKey)
      .where(sql`${table.photoKey} IS NOT NULL`),
    check("items_price", sql`${table.pricePaise} BETWEEN 0 AND 100000000`),
  ],
);

/** Answers to operations that the caller named by a key, so that a repeated operation is done once. */
export const idempotencyReplies = sqliteTable(
  "kept_answers",
  {
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The operation and its arguments as JSON. With other arguments the same key is refused. */
    asked: text().notNull(),
    answer: text({ mode: "json" }).$type<unknown>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.key] }),
    index("kept_answers_by_age").on(table.createdAt),
  ],
);

/** Counts for one hour. The key reveals neither who was counted nor which other hours are theirs. */
export const hourlyCounts = sqliteTable(
  "hourly_counts",
  {
    /** A keyed hash of what is counted, for whom, and of the hour. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** In milliseconds UTC. */
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [index("hourly_counts_by_end").on(table.endsAt)],
);

/** Every act of an operator. Triggers in its migration keep rows from being changed. */
export const deskLog = sqliteTable("desk_log", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The operator who acted, or to whom the command line did something; the name is that of the time. */
  accountId: integer("account_id")
    .notNull()
    .references(() => accounts.id),
  username: text().notNull(),
  act: text().notNull(),
  /** The shop's id, the number of a request or message, or an operator's username. */
  subject: text().notNull(),
  /** Never a password. */
  detail: text().notNull().default(""),
  createdAt: integer("created_at").notNull(),
});
