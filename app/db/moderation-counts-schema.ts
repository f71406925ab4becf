import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { REASONS } from "./closed-lists.ts";

/** What became of a reported thing or its author by one step of moderation; the first two are the product's own doing. */
const OUTCOMES = ["flag", "automatic", "restore", "hide", "remove", "ban", "lift-ban"] as const;

/**
 * Decisions as they are counted and published: copied from the log, because cases are deleted and their decisions may
 * still change. It knows days, never times of day, and no words.
 */
export const moderationStatements = sqliteTable(
  "moderation_statements",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Random, the only id that is published. */
    publicId: text("public_id").notNull(),
    /** Its step in the log. */
    stepId: integer("step_id").notNull(),
    caseId: integer("case_id").notNull(),
    /** The step that opened the case, or opened it again, before this one; negative where nobody had reported it. */
    round: integer().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    reason: text({ enum: REASONS }).notNull(),
    thing: text({ enum: ["post", "comment", "photo"] }).notNull(),
    /** All in UTC: 2026-11, 2026-11-25. */
    month: text().notNull(),
    day: text().notNull(),
    contentDay: text("content_day").notNull(),
    /** From the opening of the round to this step. */
    minutes: integer().notNull(),
    /** The day on which a later decision took the place of this one; null while it stands. */
    endedOn: text("ended_on"),
    endedBy: text("ended_by", { enum: OUTCOMES }),
    /** Whether it was taken back on the day it was made: then it counts as a slip of the hand, not as a decision. */
    isCorrected: integer("is_corrected", { mode: "boolean" }).notNull().default(false),
    /** Whether the counts of its month are those with it as it is now. */
    isCounted: integer("is_counted", { mode: "boolean" }).notNull().default(false),
    /** How much of it the public log tells, as bits (`anonymize.ts`); null where it is not part of it. */
    told: integer(),
    /** Whether a word rule opened the case, or opened it again, and no report. */
    isCaught: integer("is_caught", { mode: "boolean" }).notNull().default(false),
    /** Whether a comparison of photos with known abuse material did so. */
    isDetected: integer("is_detected", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("moderation_statements_by_step").on(table.stepId),
    index("moderation_statements_of_case").on(table.caseId, table.stepId),
    index("moderation_statements_of_round").on(table.round, table.stepId),
    index("moderation_statements_in_log").on(table.month, table.publicId),
    index("moderation_statements_to_count")
      .on(table.month)
      .where(sql`is_counted = 0`),
  ],
);

/** How many decisions of each kind a month had. Exact, so never shown as it is. */
export const moderationCounts = sqliteTable(
  "moderation_counts",
  {
    month: text().notNull(),
    reason: text({ enum: REASONS }).notNull(),
    /** Besides outcomes: decisions that were undone later, and what became of appeals. */
    counted: text({
      enum: [...OUTCOMES, "undone", "appeal-upheld", "appeal-reversed"],
    }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.reason, table.counted] })],
);

/** The months that are public. */
export const moderationMonths = sqliteTable("moderation_months", {
  month: text().primaryKey(),
  publishedAt: integer("published_at").notNull(),
  /** The median of the minutes from a report to its decision, by reason and of `all`, where there were five or more. */
  medians: text({ mode: "json" }).$type<Record<string, number>>().notNull().default({}),
});
