import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { wordRules } from "#app/db/word-rules-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import type { WordRuleFields } from "#app/domain/word-rules/input.ts";
import type { WordRule } from "#app/domain/word-rules/judge-words.ts";
import { MOST_RULES } from "#app/domain/word-rules/limits.ts";
import { logStep } from "./log.ts";

/* How operators keep the word rules. Each act is logged with the name of its rule. */

/** All rules, oldest first. */
export async function listWordRules(db: Database): Promise<WordRule[]> {
  return db.select().from(wordRules).orderBy(asc(wordRules.id)).limit(MOST_RULES);
}

/** Undefined if there is no such rule. */
export async function findWordRule(db: Database, id: number): Promise<WordRule | undefined> {
  const [rule] = await db.select().from(wordRules).where(eq(wordRules.id, id));
  return rule;
}

interface Acting {
  operator: Operator;
  now: number;
}

/** Makes a rule that is off until it is switched on, and gives its number. Refused beyond 30 rules. */
export async function makeWordRule(
  db: Database,
  fields: WordRuleFields,
  { operator, now }: Acting,
): Promise<Outcome<number, Full>> {
  const { name, reason, act, patterns, detector } = fields;
  const [made] = await db.batch([
    db.insert(wordRules).select(
      sql`SELECT NULL AS id, ${name} AS name, ${reason} AS reason, ${act} AS act, ${patterns} AS patterns,
          ${detector} AS detector, 0 AS is_on, ${now} AS changed_at, ${operator.username} AS changed_by
        WHERE (SELECT count(*) FROM word_rules) < ${MOST_RULES}`,
    ),
    logStep(db, { moderator: operator, act: "make-rule", caseId: null, wordRule: name }, { now }),
  ]);
  const isMade = made.meta.changes > 0;
  return isMade ? done(made.meta.last_row_id) : refused({ reason: "full", most: MOST_RULES });
}

interface Changing {
  id: number;
  /** When it was last changed, as the operator saw it. */
  seen: number;
}

type Changed = Outcome<undefined, Stale> | undefined;

/** Changes what a rule says; it stays on or off. Refused where it has changed since `seen`; undefined if there is none. */
export function changeWordRule(
  db: Database,
  { fields, ...which }: Changing & { fields: WordRuleFields },
  acting: Acting,
): Promise<Changed> {
  return change(db, which, { act: "change-rule", set: fields }, acting);
}

/** Switches a rule on or off; else as `changeWordRule`. */
export function switchWordRule(
  db: Database,
  { isOn, ...which }: Changing & { isOn: boolean },
  acting: Acting,
): Promise<Changed> {
  return change(db, which, { act: isOn ? "switch-on" : "switch-off", set: { isOn } }, acting);
}

/** Deletes a rule; what it has held still waits for a moderator. Else as `changeWordRule`. */
export async function deleteWordRule(
  db: Database,
  { id, seen }: Changing,
  { operator: moderator, now }: Acting,
): Promise<Changed> {
  const rule = await findWordRule(db, id);
  if (!rule) return undefined;
  const step = { moderator, act: "delete-rule", caseId: null, wordRule: rule.name } as const;
  const [gone] = await db.batch([
    db.delete(wordRules).where(and(eq(wordRules.id, id), eq(wordRules.changedAt, seen))),
    logStep(db, step, { now }),
  ]);
  return gone.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}

async function change(
  db: Database,
  { id, seen }: Changing,
  {
    act,
    set,
  }: {
    act: "change-rule" | "switch-on" | "switch-off";
    set: Partial<typeof wordRules.$inferInsert>;
  },
  { operator: moderator, now }: Acting,
): Promise<Changed> {
  const rule = await findWordRule(db, id);
  if (!rule) return undefined;
  const step = { moderator, act, caseId: null, wordRule: set.name ?? rule.name };
  const [changed] = await db.batch([
    db
      .update(wordRules)
      // Later than before, whatever the clock says, so that what was seen can be told from it.
      .set({
        ...set,
        changedAt: sql`max(${now}, changed_at + 1)`,
        changedBy: moderator.username,
      })
      .where(and(eq(wordRules.id, id), eq(wordRules.changedAt, seen))),
    logStep(db, step, { now }),
  ]);
  return changed.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}
