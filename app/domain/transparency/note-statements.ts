import { sql, type SQL } from "drizzle-orm";
import { REASONS } from "#app/db/closed-lists.ts";
import type { Database } from "#app/db/database.ts";
import { liftsBan } from "#app/domain/people/ban.ts";
import { gravestOf } from "#app/domain/reports/gravest.ts";
import { moderationStatements as statements } from "#app/db/moderation-counts-schema.ts";

/** The acts of the log that are decisions, with their outcomes. */
const OUTCOMES_OF_ACTS = {
  "auto-hide": "automatic",
  "auto-flag": "flag",
  // By a word rule.
  catch: "automatic",
  restore: "restore",
  hide: "hide",
  remove: "remove",
  ban: "ban",
  "lift-ban": "lift-ban",
  // Of a ban it lifts that.
  reverse: "restore",
} as const;

const ACTS = JSON.stringify(OUTCOMES_OF_ACTS);

/** Steps noted in one statement. */
const BATCH = 500;
const MOST_BATCHES = 400;

/**
 * Copies the decisions of the log that are not noted yet, while their cases are still there, and notes on earlier ones
 * that a new one took their place. What was undone is none, and what can still be undone at `now` waits, with all that
 * came after it. A run that breaks off is continued by the next.
 */
export async function noteStatements(db: Database, { now }: { now: number }): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const [noted] = await db.batch([copySteps(db, now), endThings(db), endBans(db)]);
    total += noted.meta.changes;
    if (noted.meta.changes < BATCH) break;
  }
  return total;
}

/** In the order of the log, so that the last one noted tells where to go on. */
function copySteps(db: Database, now: number) {
  const day = sql`date(l.created_at / 1000, 'unixepoch')`;
  return db.insert(statements).select(
    sql`SELECT NULL AS id, lower(hex(randomblob(16))) AS public_id, l.id AS step_id,
        c.id AS case_id, ${roundOfStep} AS round, ${outcomeOfStep} AS outcome, ${reasonOfCase} AS reason,
        c.thing AS thing, substr(${day}, 1, 7) AS month, ${day} AS day,
        date((c.snapshot ->> '$.createdAt') / 1000, 'unixepoch') AS content_day,
        (l.created_at - coalesce(o.created_at, l.created_at)) / 60000 AS minutes,
        NULL AS ended_on, NULL AS ended_by, 0 AS is_corrected, 0 AS is_counted, NULL AS told,
        coalesce(iif(l.act = 'catch', l.act, o.act) = 'catch', 0) AS is_caught,
        ${isDetected} AS is_detected
      FROM moderation_log l
      JOIN json_each(${ACTS}) a ON a.key = l.act
      JOIN cases c ON c.id = l.case_id
      LEFT JOIN moderation_log o ON o.id = (SELECT max(id) FROM moderation_log
        WHERE case_id = l.case_id AND act IN ('open', 'reopen', 'catch') AND id < l.id)
      WHERE l.id > (SELECT coalesce(max(step_id), 0) FROM moderation_statements)
        AND l.id < ${firstUndoable(now)} AND NOT ${isUndone}
      ORDER BY l.id LIMIT ${BATCH}`,
  );
}

/** The outcome of the step `l`, whose act is `a`. */
const outcomeOfStep = sql`CASE WHEN ${liftsBan} THEN 'lift-ban' ELSE a.value END`;

/** What opened the case `c` before the step `l`: the step `o` or, where nobody had reported it, that of a moderator, negative. */
const roundOfStep = sql`coalesce(o.id, (SELECT -max(id) FROM moderation_log
  WHERE case_id = l.case_id AND act = 'take-up' AND id < l.id), l.id)`;

/** Whether a scan of photos opened the case, or opened it again: the log has both at the same time. */
const isDetected = sql`EXISTS (SELECT 1 FROM moderation_log d
  WHERE d.case_id = l.case_id AND d.act = 'detect' AND d.created_at IN (o.created_at, l.created_at))`;

/** Whether the next step of moderators after the step `l` has undone it. */
const isUndone = sql`(l.act IN ('hide', 'restore', 'remove') AND 'undo' IS (SELECT act FROM moderation_log
  WHERE case_id = l.case_id AND id > l.id AND act IN ('undo', 'hide', 'restore', 'remove') ORDER BY id LIMIT 1))`;

/** The first step that can still be undone; if there is none, a number beyond all. */
const firstUndoable = (now: number) => sql`(SELECT coalesce(min(u.id), 9e15) FROM cases
  JOIN moderation_log u ON u.case_id = cases.id AND u.created_at >= cases.decided_at
  WHERE before_decision IS NOT NULL AND final_at > ${now})`;

/** What the case `c` is about: the gravest of what was found in it or, where nobody has reported it, the rule it broke. */
const reasonOfCase = sql`CASE WHEN c.is_child_safety THEN 'child-safety' ELSE coalesce(
  ${gravestOf("c")},
  (SELECT value FROM json_each(${JSON.stringify(REASONS)}) WHERE value = c.rule),
  'other') END`;

const newest = sql`(SELECT case_id, outcome FROM moderation_statements ORDER BY step_id DESC LIMIT ${BATCH})`;

/** Each later decision by moderators about a thing takes the place of those before it. */
function endThings(db: Database) {
  return endBy(
    db,
    sql`s.outcome IN ('flag', 'automatic', 'restore', 'hide', 'remove')
      AND s.case_id IN (SELECT case_id FROM ${newest})`,
    sql`n.case_id = s.case_id AND n.outcome IN ('restore', 'hide', 'remove')`,
  );
}

/** A ban may be lifted in another case of the same author. */
function endBans(db: Database) {
  return endBy(
    db,
    sql`s.outcome = 'ban' AND s.case_id IN (
      SELECT case_id FROM ${newest} WHERE outcome = 'lift-ban'
      UNION SELECT b.id FROM ${newest} AS l JOIN cases a ON a.id = l.case_id
        JOIN cases b ON b.author_id = a.author_id WHERE l.outcome = 'lift-ban')`,
    sql`n.outcome = 'lift-ban' AND n.case_id IN (SELECT s.case_id
      UNION SELECT b.id FROM cases a JOIN cases b ON b.author_id = a.author_id WHERE a.id = s.case_id)`,
  );
}

/** Ends what stands of `s`, each by the next statement `n` that ends it, and has its month counted again. */
function endBy(db: Database, isEnded: SQL, ends: SQL) {
  const by = sql`(SELECT min(n.step_id) FROM moderation_statements n WHERE n.step_id > s.step_id AND ${ends})`;
  return db
    .update(statements)
    .set({
      endedOn: sql`e.day`,
      endedBy: sql`e.outcome`,
      isCounted: false,
      isCorrected: sql`s.outcome NOT IN ('flag', 'automatic') AND s.day = e.day
      AND (s.round = e.round OR s.outcome = 'ban')
      AND NOT EXISTS (SELECT 1 FROM moderation_log WHERE id = e.step_id AND act = 'reverse')`,
    })
    .from(sql`(SELECT s.*, ${by} AS by_step FROM moderation_statements s
      WHERE s.ended_on IS NULL AND ${isEnded}) AS s JOIN moderation_statements AS e ON e.step_id = s.by_step`)
    .where(sql`${statements.id} = s.id`);
}
