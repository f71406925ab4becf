import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DETECTORS, REASONS, WORD_RULE_ACTS } from "./closed-lists.ts";

/** Rules on the words that neighbours write. The desk keeps them; the first ones come with the migration. */
export const wordRules = sqliteTable(
  "word_rules",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** What it would be reported for. */
    reason: text({ enum: REASONS }).notNull(),
    /** `hold`: nobody else sees it until a moderator has looked. `ask`: its writer is asked whether to send it like this. */
    act: text({ enum: WORD_RULE_ACTS }).notNull(),
    /** A line each, as `word-rules/lines.ts` reads them; may be empty where there is a detector. */
    patterns: text().notNull(),
    detector: text({ enum: DETECTORS }),
    isOn: integer("is_on", { mode: "boolean" }).notNull().default(false),
    /** In milliseconds UTC, and by which operator; empty where it came with the product. */
    changedAt: integer("changed_at").notNull(),
    changedBy: text("changed_by").notNull(),
  },
  (table) => [check("word_rules_act", sql`${table.act} IN ('hold', 'ask')`)],
);

/** What a rule has caught, as it was then: the rule may be changed or gone. */
export interface Caught {
  rule: number;
  name: string;
  reason: (typeof REASONS)[number];
  /** As they were typed. */
  words: string;
}
