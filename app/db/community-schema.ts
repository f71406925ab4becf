import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { KINDS, REACHES } from "./closed-lists.ts";

/** A photo of a post: where it lies in R2, and the size at which it is shown. */
export interface PostPhoto {
  key: string;
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
  /** Whether it may not be shown, as it was reported. */
  isHidden?: boolean;
}

/** Neighbours. They have no accounts: each is known by a hash of the random session id in its browser. */
export const people = sqliteTable(
  "people",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** SHA-256 of the session id, base64url. */
    keyHash: text("key_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The beginning of the day (UTC) on which they came last. */
    lastSeenAt: integer("last_seen_at").notNull(),
    /** The age that they have said to have reached; null before they were asked. */
    confirmedAge: integer("confirmed_age"),
    /** When they were shut out, and why, in words that they see; null for everybody else. */
    bannedAt: integer("banned_at"),
    banReason: text("ban_reason"),
    /** When they have last been reminded of the rules. */
    remindedAt: integer("reminded_at"),
  },
  (table) => [
    uniqueIndex("people_key").on(table.keyHash),
    index("people_by_visit").on(table.lastSeenAt),
  ],
);

export const posts = sqliteTable(
  "posts",
  {
    /** When it was written and 12 random bits (`posts/time-ordered-id.ts`). It never leaves the server. */
    id: integer().primaryKey(),
    /** 96 random bits, base64url: what links say. */
    publicId: text("public_id").notNull(),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** What its sender calls it, so that what is sent twice is kept once. */
    sendKey: text("send_key").notNull(),
    /** Tells whether what is sent under that key again is the same: SHA-256 of it all, base64url. */
    digest: text().notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** The tile that it was written in, and that tile's parent at zoom 14. */
    tile: integer().notNull(),
    parentTile: integer("parent_tile").notNull(),
    /** In kilometres. */
    reach: integer().$type<(typeof REACHES)[number]>().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    text: text().notNull(),
    /** The name of a place, as its author typed it; empty if there is none. */
    venue: text().notNull().default(""),
    photos: text({ mode: "json" }).$type<PostPhoto[]>().notNull().default([]),
    /** Since when nobody but its author and the moderators may see it; null while everybody may. */
    hiddenAt: integer("hidden_at"),
    /** When its author said that the help has come. */
    resolvedAt: integer("resolved_at"),
    /** How many comments may be seen, and how many reactions there are of each kind. */
    commentCount: integer("comment_count").notNull().default(0),
    reactionCounts: text("reaction_counts", { mode: "json" })
      .$type<Record<string, number>>()
      .notNull()
      .default({}),
    /** When its author was last told of a reply. */
    authorToldAt: integer("author_told_at"),
  },
  (table) => [
    uniqueIndex("posts_public_id").on(table.publicId),
    uniqueIndex("posts_of_person").on(table.personId, table.sendKey),
    index("posts_by_expiry").on(table.expiresAt),
    // Each holds all that the feed asks of a post, so that it reads no post that it does not show.
    index("posts_near").on(
      table.tile,
      table.reach,
      table.id,
      table.expiresAt,
      table.hiddenAt,
      table.personId,
    ),
    index("posts_near_by_kind").on(
      table.tile,
      table.kind,
      table.reach,
      table.id,
      table.expiresAt,
      table.hiddenAt,
      table.personId,
    ),
    index("posts_far")
      .on(table.parentTile, table.id, table.expiresAt, table.hiddenAt, table.personId, table.reach)
      .where(sql`reach = 10`),
    index("posts_far_by_kind")
      .on(
        table.parentTile,
        table.kind,
        table.id,
        table.expiresAt,
        table.hiddenAt,
        table.personId,
        table.reach,
      )
      .where(sql`reach = 10`),
    check("posts_reach", sql`${table.reach} IN (${sql.raw(REACHES.join(", "))})`),
    check("posts_kind", sql`${table.kind} IN ('${sql.raw(KINDS.join("', '"))}')`),
  ],
);

export const comments = sqliteTable(
  "comments",
  {
    /** As with posts. */
    id: integer().primaryKey(),
    publicId: text("public_id").notNull(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    sendKey: text("send_key").notNull(),
    text: text().notNull(),
    hiddenAt: integer("hidden_at"),
  },
  (table) => [
    uniqueIndex("comments_public_id").on(table.publicId),
    uniqueIndex("comments_of_person").on(table.personId, table.sendKey),
    index("comments_of_post").on(table.postId, table.id),
  ],
);

export const reactions = sqliteTable(
  "reactions",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Its name: `thanks`. */
    reaction: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.personId, table.reaction] }),
    index("reactions_of_person").on(table.personId),
  ],
);

/** Who wants to see nothing more of whom. Neither sees the other's posts and comments. */
export const blocks = sqliteTable(
  "blocks",
  {
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    blockedId: integer("blocked_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Names the block where it is taken back: 96 random bits. */
    publicId: text("public_id").notNull(),
    /** The handle under which they were met, as the only name by which the block can be told from others. */
    handle: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.blockedId] }),
    index("blocks_of_blocked").on(table.blockedId),
  ],
);

/** Single posts that somebody does not want to see any more. */
export const hides = sqliteTable(
  "hides",
  {
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId] }),
    index("hides_of_post").on(table.postId),
  ],
);

/** Codes with which somebody goes on on another phone. */
export const moveCodes = sqliteTable(
  "move_codes",
  {
    personId: integer("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [uniqueIndex("move_codes_code").on(table.codeHash)],
);

/** Where notifications are sent, and what about. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    /** The keys with which messages to it are encrypted (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The tile around which new Help posts are told of; null where they are not wanted. */
    tile: integer(),
    /** Between these minutes of the day nothing is sent, in this time zone (IANA); the same twice is never. */
    quietFrom: integer("quiet_from").notNull(),
    quietTo: integer("quiet_to").notNull(),
    timeZone: text("time_zone").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The day (UTC, ms) in which `sentCount` messages about Help posts were sent. */
    sentOn: integer("sent_on").notNull().default(0),
    sentCount: integer("sent_count").notNull().default(0),
  },
  (table) => [
    uniqueIndex("push_subscriptions_endpoint").on(table.endpoint),
    index("push_subscriptions_of_person").on(table.personId),
    index("push_subscriptions_near").on(table.tile),
  ],
);
