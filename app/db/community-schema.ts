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
import { feedIndexes } from "./feed-indexes.ts";
import { hasScanDue } from "./scans-due.ts";
import { shops } from "./schema.ts";

/** A photo of a post: its key in R2, and the size at which it is shown. */
export interface PostPhoto {
  key: string;
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
  /** Set if a small picture is stored beside it, for lists of posts. */
  hasSmall?: true;
  /** Set when reports or moderators have hidden it. */
  isHidden?: boolean;
  /** Whether it is still to be scanned for known abuse material, or cannot be: nobody sees it. Else it is not there. */
  scan?: "due" | "failed";
}

/** What a post was in the full minute `at` (ms UTC), before its author changed it. */
export interface FormerPost {
  at: number;
  text: string;
  venue: string;
  editedAt: number | null;
  resolvedAt: number | null;
}

/** Neighbours have no accounts: each is known by a hash of the random session id in its browser. */
export const people = sqliteTable(
  "people",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** SHA-256 of the session id, base64url. */
    keyHash: text("key_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The start of the day (UTC) of their last visit. */
    lastSeenAt: integer("last_seen_at").notNull(),
    /** The age they say they have reached; null until they are asked. */
    confirmedAge: integer("confirmed_age"),
    /** When they were banned, and why, in words they can read; both null unless they are (`people/ban.ts`). */
    bannedAt: integer("banned_at"),
    banReason: text("ban_reason"),
    remindedAt: integer("reminded_at"),
    /** Names them in the log of deletions outside D1 and nowhere else: 96 random bits, set by a trigger. */
    deletionId: text("deletion_id"),
    /** When the newest of the moderators' decisions was made that they have been shown: no visit is recorded. */
    seenDecisionAt: integer("seen_decision_at"),
    /** Since when moderators let their reports do nothing any more; null while they count. */
    reportingEndedAt: integer("reporting_ended_at"),
    /** When their ban ends. */
    bannedUntil: integer("banned_until"),
    /** When they deleted their data: since then only their ban is left, or that something of theirs is being checked. */
    emptiedAt: integer("emptied_at"),
    /** The keyed hash of the address from which they last wrote, and when it was noted: for a day at most. */
    lastAddress: text("last_address"),
    lastAddressAt: integer("last_address_at"),
    /** Of what stays of a ban on a phone that somebody moved from: who they are now. */
    banOf: integer("ban_of"),
  },
  (table) => [
    uniqueIndex("people_key").on(table.keyHash),
    index("people_by_visit").on(table.lastSeenAt),
    index("people_banned")
      .on(table.bannedUntil)
      .where(sql`${table.bannedAt} IS NOT NULL`),
    index("people_by_address_time")
      .on(table.lastAddressAt)
      .where(sql`${table.lastAddressAt} IS NOT NULL`),
  ],
);

export const posts = sqliteTable(
  "posts",
  {
    /** The time of writing and 12 random bits (`posts/time-ordered-id.ts`). It never leaves the server. */
    id: integer().primaryKey(),
    /** Used in links: 96 random bits, base64url. */
    publicId: text("public_id").notNull(),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The sender's own key, so that a post sent twice is stored once. */
    sendKey: text("send_key").notNull(),
    /** SHA-256 of all that was sent, base64url: tells whether a second post under the same key is the same. */
    digest: text().notNull(),
    expiresAt: integer("expires_at").notNull(),
    /**
     * Where it belongs, as `places/post-place.ts` reads it: the tile it was written in or, minus its number, the parent;
     * and that parent at zoom 14.
     */
    tile: integer().notNull(),
    parentTile: integer("parent_tile").notNull(),
    /** In kilometres. */
    reach: integer().$type<(typeof REACHES)[number]>().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    text: text().notNull(),
    /** As its author typed it; empty if there is none. */
    venue: text().notNull().default(""),
    photos: text({ mode: "json" }).$type<PostPhoto[]>().notNull().default([]),
    /** Since when only its author and the moderators can see it; null while everybody can. */
    hiddenAt: integer("hidden_at"),
    resolvedAt: integer("resolved_at"),
    /** Visible comments, and reactions of each kind. */
    commentCount: integer("comment_count").notNull().default(0),
    reactionCounts: text("reaction_counts", { mode: "json" })
      .$type<Record<string, number>>()
      .notNull()
      .default({}),
    /** No longer used. Removing a column would break the version that is still running during a release. */
    authorToldAt: integer("author_told_at"),
    /** The shop whose board this is; null for what a neighbour wrote. */
    shopId: text("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    /** When its author last changed its words; null if they stand as they were published. */
    editedAt: integer("edited_at"),
    /** When a plan begins, or by when help is needed; null where neither is said. To the minute. */
    startsAt: integer("starts_at"),
    /** How many are in, or can help. */
    joinCount: integer("join_count").notNull().default(0),
    /** Since when it stands behind a tap, reported and being checked; null otherwise. */
    flaggedAt: integer("flagged_at"),
    /** What others still see until the next full minute; null once nothing has changed for a while. */
    former: text({ mode: "json" }).$type<FormerPost>(),
  },
  (table) => [
    uniqueIndex("posts_public_id").on(table.publicId),
    uniqueIndex("posts_of_person").on(table.personId, table.sendKey),
    index("posts_by_expiry").on(table.expiresAt),
    index("posts_of_shop")
      .on(table.shopId)
      .where(sql`${table.shopId} IS NOT NULL`),
    index("posts_with_former")
      .on(table.personId)
      .where(sql`former IS NOT NULL`),
    index("posts_with_scans_due").on(table.id).where(hasScanDue),
    ...feedIndexes(table),
    check("posts_reach", sql`${table.reach} IN (${sql.raw(REACHES.join(", "))})`),
    check("posts_kind", sql`${table.kind} IN ('${sql.raw(KINDS.join("', '"))}')`),
  ],
);

export const comments = sqliteTable(
  "comments",
  {
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
    /** As that of a post. */
    flaggedAt: integer("flagged_at"),
    /** The number of its writer's name in this thread; null where the post's author wrote it, and before there were numbers. */
    name: integer(),
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
    reaction: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.personId, table.reaction] }),
    index("reactions_of_person").on(table.personId),
    index("reactions_by_time").on(table.postId, table.createdAt, table.reaction),
  ],
);

/** Who is in on a plan, or can help. Nobody is shown who, only how many. */
export const joins = sqliteTable(
  "joins",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.personId] }),
    index("joins_of_person").on(table.personId),
    index("joins_by_time").on(table.postId, table.createdAt),
  ],
);

/** Reactions and joins that were taken back a moment ago: others count them until the next full minute. */
export const takenBack = sqliteTable(
  "taken_back",
  {
    personId: integer("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** A reaction, or `join`. */
    what: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.postId, table.what] }),
    index("taken_back_by_time").on(table.postId, table.at, table.what),
  ],
);

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
