import { and, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import { beginLife, isNeverShown } from "#app/domain/posts/held.ts";
import { insertWithId } from "#app/domain/posts/time-ordered-id.ts";
import { banLifted } from "#app/domain/reports/bans.ts";
import { logStep } from "#app/domain/reports/log.ts";
import { KEPT_MS } from "#app/domain/reports/limits.ts";
import { settle } from "#app/domain/reports/moderate.ts";
import type { OwnDecision } from "#app/domain/reports/refusals.ts";
import { SHOWN_FOR_MS } from "#app/domain/reports/notices.ts";
import { recountComments, showThing } from "#app/domain/reports/sight.ts";
import type { Rule } from "#app/domain/reports/rules.ts";
import type { AppealOutcome } from "./input.ts";
import { isForAnotherThan } from "./queue.ts";

/** How things stood when the operator looked: what is decided on the case and when, and since when its author is banned. */
export interface SeenAppeal {
  decision: string | null;
  decidedAt: number | null;
  bannedAt: number | null;
}

interface Answering {
  appealId: number;
  outcome: AppealOutcome;
  /** The author reads this. */
  answer: string;
  seen: SeenAppeal;
  operator: Operator;
}

/**
 * Answers an appeal. Reversing the decision shows the thing again, unless it was removed, or lifts the ban; something that
 * a word rule held, and nobody has seen, begins its life with that. Undefined if
 * there is no such appeal; refused as stale if it was answered or the case has changed since it was seen, and if the
 * operator made the decision themselves while there is another who could look again.
 */
export async function decideAppeal(
  db: Database,
  answering: Answering,
  { now }: { now: number },
): Promise<Outcome<{ caseId: number }, Stale | OwnDecision> | undefined> {
  const { appealId, outcome, operator } = answering;
  const [found] = await db
    .select({
      appeal: appeals,
      case: {
        ...getTableColumns(cases),
        isNeverShown: isNeverShown.mapWith(Boolean).as("is_never_shown"),
      },
      mayDecide: isForAnotherThan(operator),
      rule: sql<Rule | null>`iif(${appeals.against} = 'ban', ${bans.rule}, ${cases.rule})`,
    })
    .from(appeals)
    .innerJoin(cases, eq(cases.id, appeals.caseId))
    .leftJoin(bans, eq(bans.caseId, cases.id))
    .where(eq(appeals.id, appealId));
  if (!found) return undefined;
  const { id: caseId } = found.case;
  const act = outcome === "upheld" ? "uphold" : "reverse";
  const table = found.case.thing === "comment" ? "comments" : "posts";
  const isReversed = outcome === "reversed" && found.appeal.against !== "ban";
  const [decided] = await insertWithId(table, now, async (id) =>
    db.batch([
      answer(db, answering, found.appeal, { now }),
      logStep(db, { moderator: operator, act, caseId, reason: found.rule }, { now }),
      keepForNotice(db, caseId, { now }),
      ...reversal(db, answering, found, { now }),
      ...(isReversed ? await beginLife(db, found.case, { id, now, isShown: true }) : []),
    ]),
  );
  if (decided.meta.changes > 0) return done({ caseId });
  const isOwn = found.appeal.decidedAt === null && !found.mayDecide;
  return refused(isOwn ? { reason: "own-decision" } : { reason: "stale" });
}

/** The case is kept until its author has had time to read the answer that was just logged. An open case stays anyway. */
function keepForNotice(db: Database, caseId: number, { now }: { now: number }) {
  return db
    .update(cases)
    .set({ keepUntil: sql`max(${cases.keepUntil}, ${now + SHOWN_FOR_MS})` })
    .where(and(eq(cases.id, caseId), sql`${cases.keepUntil} > 0`, ifChanged));
}

function answer(
  db: Database,
  { appealId, outcome, answer: words, seen, operator }: Answering,
  { caseId, against, againstAt }: typeof appeals.$inferSelect,
  { now }: { now: number },
) {
  const ofCase = (which: SQL) => sql`EXISTS (SELECT 1 FROM cases
    LEFT JOIN people ON people.id = author_id WHERE cases.id = ${caseId} AND ${which})`;
  const isAsSeen = ofCase(
    against === "ban"
      ? sql`banned_at IS ${seen.bannedAt}`
      : sql`decision IS ${seen.decision} AND decided_at IS ${seen.decidedAt}`,
  );
  // Nobody is told that what no longer stands stays as it is.
  const stands = ofCase(
    against === "ban"
      ? sql`(author_id IS NULL OR banned_at = ${againstAt} AND ${isBannedAt(now)})`
      : sql`decision IN ('hide', 'remove') AND decided_at = ${againstAt}`,
  );
  return db
    .update(appeals)
    .set({ outcome, answer: words, decidedAt: now, decidedBy: operator.username })
    .where(
      and(
        eq(appeals.id, appealId),
        isNull(appeals.decidedAt),
        isForAnotherThan(operator),
        isAsSeen,
        outcome === "upheld" ? stands : undefined,
      ),
    );
}

/** The statements that follow where the appeal was decided just now, and reversed; of an appeal that is upheld there are none. */
function reversal(
  db: Database,
  { appealId, outcome, answer: words, operator }: Answering,
  found: { appeal: typeof appeals.$inferSelect; case: typeof cases.$inferSelect },
  { now }: { now: number },
) {
  if (outcome === "upheld") return [];
  const { username } = operator;
  const where = sql`EXISTS (SELECT 1 FROM appeals WHERE id = ${appealId} AND outcome = 'reversed'
    AND decided_at = ${now} AND decided_by = ${username})`;
  const { authorId, id: caseId } = found.case;
  const { against, againstAt } = found.appeal;
  if (against === "ban") {
    if (authorId === null) return [];
    const { shown, lift, forget } = banLifted(db, authorId, { now, where, bannedAt: againstAt });
    return [...shown, lift, forget];
  }
  const restored = { decision: "restore", reason: words, rule: null, readyReason: null } as const;
  const isNowShown = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${caseId}
    AND decision = 'restore' AND decided_at = ${now})`;
  const isNow = and(where, isNowShown) ?? where;
  return [
    db
      .update(cases)
      .set({
        ...restored,
        decidedAt: now,
        decidedBy: username,
        finalAt: now,
        beforeDecision: null,
        score: 0,
        keepUntil: now + KEPT_MS,
      })
      // What was removed stays so: there is nothing to show. And what was decided since is another decision.
      .where(
        and(
          eq(cases.id, caseId),
          eq(cases.decision, "hide"),
          eq(cases.decidedAt, againstAt),
          where,
        ),
      ),
    endUndo(db, found.case, { now, where }),
    showThing(db, found.case, { now, where: isNow }),
    recountComments(db, and(eq(posts.id, found.case.postId), isNow)),
    ...settle(db, found.case, isNow),
  ];
}

/**
 * A decision to show the thing again that could still be undone is now final: its author has been told that they were
 * right.
 */
function endUndo(
  db: Database,
  { id }: { id: number },
  { now, where }: { now: number; where: SQL },
) {
  return db
    .update(cases)
    .set({ finalAt: now, beforeDecision: null })
    .where(
      and(eq(cases.id, id), eq(cases.decision, "restore"), isNotNull(cases.beforeDecision), where),
    );
}
