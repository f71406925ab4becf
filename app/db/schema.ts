import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
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
  },
  (table) => [
    foreignKey({
      name: "items_section",
      columns: [table.sectionId, table.shopId],
      foreignColumns: [sections.id, sections.shopId],
    }).onDelete("cascade"),
    index("items_in_order").on(table.shopId, table.sectionId, table.position),
    check("items_price", sql`${table.pricePaise} BETWEEN 0 AND 100000000`),
  ],
);

/** What was answered to who named an operation by a key, so that the same one, sent again, is done once. */
export const keptAnswers = sqliteTable(
  "kept_answers",
  {
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The operation and all that it was told, as JSON: under another one's key nothing is done. */
    asked: text().notNull(),
    answer: text({ mode: "json" }).$type<unknown>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.key] }),
    index("kept_answers_by_age").on(table.createdAt),
  ],
);

/** What somebody wrote to us by the contact form. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    /** Empty if none was given. */
    phoneNumber: text("phone_number").notNull().default(""),
    message: text().notNull(),
    /** A hash of the form's token and the words, which no two rows share: what is sent twice is kept once. */
    sentKey: text("sent_key"),
    createdAt: integer("created_at").notNull(),
    /** Null while it is open. */
    handledAt: integer("handled_at"),
    /** The username of the operator who said so last. */
    changedBy: text("changed_by"),
  },
  (table) => [
    uniqueIndex("contact_messages_sent").on(table.sentKey),
    index("contact_messages_open").on(table.handledAt, table.id),
  ],
);

/** A shop's wish for a menu of its own, and how far it has come. */
export const shopRequests = sqliteTable(
  "shop_requests",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    shopName: text("shop_name").notNull(),
    /** Ten digits, without the country's code. */
    phoneNumber: text("phone_number").notNull(),
    message: text().notNull().default(""),
    /** As with contact messages. */
    sentKey: text("sent_key"),
    createdAt: integer("created_at").notNull(),
    status: text({ enum: ["new", "contacted", "live", "declined"] })
      .notNull()
      .default("new"),
    /** When its status was changed last, and the username of the operator who did. */
    changedAt: integer("changed_at"),
    changedBy: text("changed_by"),
    /** The shop that was made of it. */
    shopId: text("shop_id").references(() => shops.id),
  },
  (table) => [
    uniqueIndex("shop_requests_sent").on(table.sentKey),
    index("shop_requests_by_status").on(table.status, table.id),
    check("shop_requests_status", sql`${table.status} IN ('new', 'contacted', 'live', 'declined')`),
  ],
);

/** Every act of an operator. Rows are added and never changed: triggers of its migration see to that. */
export const deskLog = sqliteTable("desk_log", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Who did it; where the command line did something to an operator, that operator. */
  accountId: integer("account_id")
    .notNull()
    .references(() => accounts.id),
  /** As it was then. */
  username: text().notNull(),
  /** What was done, as one word of the product: `create-shop`. */
  act: text().notNull(),
  /** What it was done to: a shop's id, the number of a request or message, an operator's username. */
  subject: text().notNull(),
  /** What else is worth knowing, in words; never a password. */
  detail: text().notNull().default(""),
  createdAt: integer("created_at").notNull(),
});
