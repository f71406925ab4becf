import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REASONS } from "./closed-lists.ts";
import { people, type PostPhoto } from "./community-schema.ts";
import { accounts } from "./schema.ts";

/** A thing that was reported, as it was, and what became of it. It outlives the thing and its author's data. */
export const cases = sqliteTable(
  "cases",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** What was reported, so that there is one case of each thing: `post 123`, `comment 45`, `photo 123/2`. */
    subject: text().notNull(),
    thing: text({ enum: ["post", "comment", "photo"] }).notNull(),
    /** The post that it is or stands in; it may be gone. */
    postId: integer("post_id").notNull(),
    commentId: integer("comment_id"),
    /** Null once they have deleted their data. */
    authorId: integer("author_id").references(() => people.id, { onDelete: "set null" }),
    /** As it was when it was reported first. */
    snapshot: text({ mode: "json" }).$type<CaseSnapshot>().notNull(),
    /** When its photos were copied to where evidence is kept; null until then, or if there are none. */
    photosKeptAt: integer("photos_kept_at"),
    openedAt: integer("opened_at").notNull(),
    /** By when it is to be decided: the earliest clock of its reports. */
    dueAt: integer("due_at").notNull(),
    isChildSafety: integer("is_child_safety", { mode: "boolean" }).notNull().default(false),
    /** The weights of its reports, added up. */
    score: real().notNull().default(0),
    /** What the moderators decided last; null while nobody has. */
    decision: text({ enum: ["hide", "restore", "remove"] }),
    decidedAt: integer("decided_at"),
    decidedBy: text("decided_by"),
    /** Why, in words that its author sees. */
    reason: text().notNull().default(""),
    /** Until when it is kept at least; null while it is open, 0 once it is being deleted. */
    keepUntil: integer("keep_until"),
    /** Since when it is kept whatever its term, as a law or the police ask for it; null where nobody does. */
    heldAt: integer("held_at"),
  },
  (table) => [
    uniqueIndex("cases_subject").on(table.subject),
    index("cases_in_queue").on(table.decidedAt, table.dueAt),
    index("cases_of_author").on(table.authorId),
    index("cases_of_post").on(table.postId),
    index("cases_by_term").on(table.keepUntil),
  ],
);

/** A reported thing as it was. */
export interface CaseSnapshot {
  text: string;
  venue: string;
  kind: string;
  tile: number;
  createdAt: number;
  photos: PostPhoto[];
}

export const reports = sqliteTable(
  "reports",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    caseId: integer("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    /** Null once they have deleted their data. */
    reporterId: integer("reporter_id").references(() => people.id, { onDelete: "set null" }),
    reason: text({ enum: REASONS }).notNull(),
    words: text().notNull().default(""),
    weight: real().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("reports_once").on(table.caseId, table.reporterId),
    index("reports_of_person").on(table.reporterId),
  ],
);

/** Every act of moderation, those of the product itself among them. Rows are added and never changed. */
export const moderationLog = sqliteTable(
  "moderation_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The operator; null where the product acted by itself. */
    accountId: integer("account_id").references(() => accounts.id),
    username: text().notNull(),
    act: text().notNull(),
    /** The number of the case; null where the act is about a person alone. */
    caseId: integer("case_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("moderation_log_of_case").on(table.caseId)],
);
