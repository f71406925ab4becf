import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { READY_REASONS, REASONS, RULES } from "./closed-lists.ts";
import { people, type PostPhoto } from "./community-schema.ts";
import { accounts } from "./schema.ts";
import type { Caught } from "./word-rules-schema.ts";

/**
 * A post, comment or photo that was reported, that a word rule holds, or that a moderator took up, and what became of it. It
 * outlives the thing and its author's data.
 */
export const cases = sqliteTable(
  "cases",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Unique, so that each thing has one case: `post 123`, `comment 45`, `photo 123/2`. */
    subject: text().notNull(),
    thing: text({ enum: ["post", "comment", "photo"] }).notNull(),
    /** The post itself, or the one it belongs to. It may be gone. */
    postId: integer("post_id").notNull(),
    commentId: integer("comment_id"),
    /** Null once they have deleted their data. */
    authorId: integer("author_id").references(() => people.id, { onDelete: "set null" }),
    /** As it was when the case was opened. */
    snapshot: text({ mode: "json" }).$type<CaseSnapshot>().notNull(),
    /** When its photos were copied to the evidence; null until then, or if there are none. */
    photosKeptAt: integer("photos_kept_at"),
    openedAt: integer("opened_at").notNull(),
    /** The deadline for a decision: the earliest of its reports', or of what a word rule holds. */
    dueAt: integer("due_at").notNull(),
    isChildSafety: integer("is_child_safety", { mode: "boolean" }).notNull().default(false),
    /** The sum of the weights of its reports. */
    score: real().notNull().default(0),
    /** Null until moderators decide. */
    decision: text({ enum: ["hide", "restore", "remove"] }),
    decidedAt: integer("decided_at"),
    decidedBy: text("decided_by"),
    /** The author reads this. */
    reason: text().notNull().default(""),
    /** When it may be deleted; null while it is open, 0 once its deletion has begun. */
    keepUntil: integer("keep_until"),
    /** Since when a law or the police have had it kept, whatever `keepUntil` says. */
    heldAt: integer("held_at"),
    /** Since when reports or a word rule have it hidden or behind a tap; null where they do not, or moderators have decided. */
    flaggedAt: integer("flagged_at"),
    /** The rule that the thing broke, in the moderators' view; null where they found it fine, or decided before there were any. */
    rule: text({ enum: RULES }),
    /** The gravest of what it was reported for, or what a word rule caught it for; null where there is neither. */
    gravest: text({ enum: REASONS }),
    /** The operator who is looking at it, and until when nobody else decides it (`reports/claims.ts`). */
    claimedBy: text("claimed_by"),
    claimedUntil: integer("claimed_until"),
    /** From when on its decision cannot be undone, and its author is told; null for one that never could be. */
    finalAt: integer("final_at"),
    /** What the decision changed, while it can be undone; empty once it is being carried out; null afterwards. */
    beforeDecision: text("before_decision", { mode: "json" }).$type<BeforeDecision | Empty>(),
    /** The word rule that opened it; null where a report did. */
    caught: text({ mode: "json" }).$type<Caught>(),
    /** What was said more precisely than the rule does; null if nothing was. */
    readyReason: text("ready_reason").$type<ReadyReason>(),
    /** How many milliseconds after its deadline it stands in the queue, because much from its source was held that day. */
    behind: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("cases_subject").on(table.subject),
    index("cases_in_queue").on(table.decidedAt, table.dueAt),
    index("cases_in_order").on(
      table.decidedAt,
      sql`(NOT is_child_safety AND (behind > 0 OR flagged_at IS NULL))`,
      sql`(due_at + behind)`,
      table.id,
    ),
    index("cases_of_reason_in_order").on(
      table.gravest,
      table.decidedAt,
      sql`(NOT is_child_safety AND (behind > 0 OR flagged_at IS NULL))`,
      sql`(due_at + behind)`,
      table.id,
    ),
    index("cases_by_decision").on(table.decision, table.decidedAt),
    index("cases_by_reason_and_decision").on(table.gravest, table.decision, table.decidedAt),
    index("cases_to_finish")
      .on(table.finalAt)
      .where(sql`before_decision IS NOT NULL`),
    index("cases_of_author").on(table.authorId),
    index("cases_of_post").on(table.postId),
    index("cases_by_term").on(table.keepUntil),
  ],
);

export type ReadyReason = (typeof READY_REASONS)[keyof typeof READY_REASONS][number];

/** Of a case, as it was before a decision. */
export interface BeforeDecision {
  decision: "hide" | "restore" | "remove" | null;
  decidedAt: number | null;
  decidedBy: string | null;
  reason: string;
  rule: (typeof RULES)[number] | null;
  /** Undefined where the previous release decided. */
  readyReason?: ReadyReason | null;
  keepUntil: number | null;
  flaggedAt: number | null;
  finalAt: number | null;
  /** Whether the decision before was still to be carried out, and its author to be told. */
  isPending: boolean;
  /** Whether its text was behind a tap; undefined where the previous release decided. */
  isTapped?: boolean;
  /** The weight of each report, by its id. */
  weights: Record<string, number>;
}

type Empty = Record<string, never>;

export interface CaseSnapshot {
  text: string;
  venue: string;
  kind: string;
  /** As the post has it (`places/post-place.ts`). */
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
    /** When moderators found that it was made to harm somebody; null unless they did. */
    abusiveAt: integer("abusive_at"),
  },
  (table) => [
    uniqueIndex("reports_once").on(table.caseId, table.reporterId),
    index("reports_of_person").on(table.reporterId),
  ],
);

/** Every act of moderation, including the product's own. Rows are added and never changed. */
export const moderationLog = sqliteTable(
  "moderation_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null where the product acted by itself. */
    accountId: integer("account_id").references(() => accounts.id),
    username: text().notNull(),
    act: text().notNull(),
    /** Null where the act is about a person or a word rule alone. */
    caseId: integer("case_id"),
    createdAt: integer("created_at").notNull(),
    /** The rule that it named, or what was reported; null where there is neither, and in lines of before it was noted. */
    reason: text({ enum: [...RULES, "other"] }),
    /** The name of the word rule that it is about; else empty. */
    wordRule: text("word_rule").notNull().default(""),
  },
  (table) => [index("moderation_log_of_case").on(table.caseId)],
);

/** What moderators told somebody whom they banned, by the case from which they did. Whether it still holds, `people` knows. */
export const bans = sqliteTable("bans", {
  caseId: integer("case_id")
    .primaryKey()
    .references(() => cases.id, { onDelete: "cascade" }),
  /** Null for a ban of before there were any. */
  rule: text({ enum: RULES }),
  /** The banned person reads this. */
  reason: text().notNull(),
  /** As `people` has it. */
  decidedAt: integer("decided_at").notNull(),
  decidedBy: text("decided_by").notNull(),
  /** As `cases` has it. */
  readyReason: text("ready_reason").$type<ReadyReason>(),
});

/** The request of a case's author for a second look at a decision about their thing or at their ban: one for each. */
export const appeals = sqliteTable(
  "appeals",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    caseId: integer("case_id")
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    /** What was decided against them, when, and by which operator. */
    against: text({ enum: ["hide", "remove", "ban"] }).notNull(),
    againstAt: integer("against_at").notNull(),
    againstBy: text("against_by").notNull(),
    words: text().notNull(),
    openedAt: integer("opened_at").notNull(),
    /** The deadline for an answer. */
    dueAt: integer("due_at").notNull(),
    /** Null until an operator has looked again. */
    decidedAt: integer("decided_at"),
    decidedBy: text("decided_by"),
    outcome: text({ enum: ["upheld", "reversed"] }),
    /** The author reads this. */
    answer: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("appeals_once").on(table.caseId, table.against, table.againstAt),
    index("appeals_in_queue").on(table.decidedAt, table.dueAt),
  ],
);
