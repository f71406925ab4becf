import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { noteDeletions } from "#app/domain/copies/deletions.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { beginLife, isNeverShown } from "#app/domain/posts/held.ts";
import { keysOf } from "#app/domain/posts/photos.ts";
import { insertWithId } from "#app/domain/posts/time-ordered-id.ts";
import { removePosts, type RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { leaveTombstones } from "#app/domain/posts/sendings.ts";
import { copyPhotosOfPosts } from "#app/domain/evidence/evidence.ts";
import { claimOfAnother, isFreeFor, UNCLAIMED } from "./claims.ts";
import type { Decision } from "./input.ts";
import { CRIMES_KEPT_MS, KEPT_MS } from "./limits.ts";
import { logStep } from "./log.ts";
import { awaitsAnotherThan } from "./own-decision.ts";
import type { DecisionRefusal } from "./refusals.ts";
import type { ReadyReason, Rule } from "./rules.ts";
import { hideThing, recountComments, setFlag, setPhotosOfPost, showThing } from "./sight.ts";

/** A case as a moderator saw it: what was decided before, when (null where nothing was), and what was reported. */
export interface SeenCase {
  decision: Decision | null;
  decidedAt: number | null;
  isChildSafety: boolean;
  reportCount: number;
}

export interface Ruling {
  caseId: number;
  decision: Decision;
  /** What the operator adds to the rule, in words that the author sees; may be empty where one is named. */
  reason: string;
  /** The one that it broke; of what is shown again none is kept. */
  rule?: Rule | null;
  /** One of that rule's. */
  readyReason?: ReadyReason | null;
  seen: SeenCase;
  moderator: Operator;
}

/** When a decision is made, and for how many milliseconds it can be undone; by default not at all. */
export interface DecidedAt {
  now: number;
  undoMs?: number;
}

type Case = typeof cases.$inferSelect;

/**
 * Hides a case's thing, shows it again, or removes it for good, while the evidence stays. As long as that can be undone,
 * what is removed is only hidden, and nobody is told. What a word rule has held is decided for good, be it let
 * through, which begins its life (`held.ts`), or not. Refused where another operator has the case, or has to answer an
 * appeal first, and as stale if it has changed since it was seen, even by one report, or the thing was removed; but a
 * moderator can repeat their own removal to finish it. Undefined if there is no case.
 */
export async function decideCase(
  stores: RemovalStores,
  ruling: Ruling,
  { now, undoMs = 0 }: DecidedAt,
): Promise<Outcome<undefined, Stale | DecisionRefusal> | undefined> {
  const { db } = stores;
  const [found] = await db
    .select({
      ...getTableColumns(cases),
      isNeverShown: isNeverShown.mapWith(Boolean).as("is_never_shown"),
      isOwn: awaitsAnotherThan(ruling.moderator).mapWith(Boolean).as("is_own"),
    })
    .from(cases)
    .where(eq(cases.id, ruling.caseId));
  if (!found) return undefined;
  const { caseId, decision, moderator } = ruling;
  const where = ifChanged;
  const isShown = decision === "restore";
  const table = found.thing === "comment" ? "comments" : "posts";
  const [decided] = await insertWithId(table, now, async (id) =>
    db.batch([
      decide(stores, ruling, { now, undoMs, isForGood: found.isNeverShown }),
      logStep(db, { moderator, act: decision, caseId, reason: ruleOf(ruling) }, { now }),
      isShown ? showThing(db, found, { now, where }) : hideThing(db, found, { now, where }),
      recountComments(db, and(eq(posts.id, found.postId), ifChanged)),
      ...settle(db, found),
      ...(await beginLife(db, found, { id, now, isShown })),
    ]),
  );
  if (decided.meta.changes === 0 && !isRepeated(found, ruling)) {
    return refused(await whyNotDecided(db, found, ruling, now));
  }
  if (decision === "remove" && undoMs === 0) await removeThing(stores, found, { now });
  return done(undefined);
}

async function whyNotDecided(
  db: Database,
  { isOwn }: { isOwn: boolean },
  { caseId, decision, moderator }: Ruling,
  now: number,
): Promise<Stale | DecisionRefusal> {
  const claim = await claimOfAnother(db, caseId, moderator, now);
  if (claim) return claim;
  return { reason: isOwn && decision !== "restore" ? "own-decision" : "stale" };
}

/** Of what is shown again none is kept. */
function ruleOf({ decision, rule = null }: Ruling): Rule | null {
  return decision === "restore" ? null : rule;
}

function readyReasonOf({ decision, readyReason = null }: Ruling): ReadyReason | null {
  return decision === "restore" ? null : readyReason;
}

/**
 * The statements by which a decided case has no flag any more, and nothing that a moderator showed is left of its reports.
 * They change nothing unless `where` holds.
 */
export function settle(db: Database, found: Case, where: SQL = sql`TRUE`) {
  const isNow = (state: SQL) => sql`(EXISTS (SELECT 1 FROM cases
    WHERE cases.id = ${found.id} AND decided_at IS NOT NULL AND ${state}) AND ${where})`;
  const isShown = isNow(sql`decision = 'restore'`);
  return [
    setFlag(db, found, { flaggedAt: null, where: isNow(sql`TRUE`) }),
    setPhotosOfPost(db, found, { isHidden: false, where: isShown }),
    db
      .update(reports)
      .set({ weight: 0 })
      .where(and(eq(reports.caseId, found.id), isShown)),
  ] as const;
}

/** Whether a moderator repeats their own removal, which may have been interrupted. */
function isRepeated(
  { decision, decidedAt, decidedBy }: Case,
  { decision: wanted, moderator }: Ruling,
): boolean {
  const isRemoval = decision === "remove" && wanted === "remove";
  return isRemoval && decidedAt !== null && decidedBy === moderator.username;
}

function decide(
  { db }: RemovalStores,
  ruling: Ruling,
  { now, undoMs, isForGood }: Required<DecidedAt> & { isForGood: boolean },
) {
  const { caseId, decision, reason, seen, moderator } = ruling;
  // A case decided in the author's favour is not kept longer.
  const isOfChild = seen.isChildSafety || ruling.rule === "child-safety";
  return db
    .update(cases)
    .set({
      decision,
      reason,
      rule: ruleOf(ruling),
      readyReason: readyReasonOf(ruling),
      decidedAt: now,
      decidedBy: moderator.username,
      flaggedAt: null,
      finalAt: isForGood ? now : now + undoMs,
      beforeDecision: undoMs > 0 ? (isForGood ? {} : asItWas) : null,
      ...UNCLAIMED,
      ...(decision === "restore" && { score: 0 }),
      keepUntil: now + (isOfChild && decision !== "restore" ? CRIMES_KEPT_MS : KEPT_MS),
    })
    .where(
      and(
        eq(cases.id, caseId),
        isFreeFor(moderator, now),
        sql`${cases.decision} IS ${seen.decision} AND ${cases.decidedAt} IS ${seen.decidedAt}`,
        eq(cases.isChildSafety, seen.isChildSafety),
        sql`(SELECT count(*) FROM reports WHERE case_id = ${caseId}) = ${seen.reportCount}`,
        decision === "remove" ? undefined : sql`${cases.decision} IS NOT 'remove'`,
        decision === "restore" ? undefined : sql`NOT ${awaitsAnotherThan(moderator)}`,
      ),
    );
}

/** What an undo needs to know of a case, as JSON. */
const asItWas = sql`json_object('decision', decision, 'decidedAt', decided_at, 'decidedBy', decided_by,
  'reason', reason, 'rule', rule, 'readyReason', ready_reason, 'keepUntil', keep_until, 'flaggedAt', flagged_at, 'finalAt', final_at,
  'isPending', json(iif(before_decision IS NULL, 'false', 'true')),
  'isTapped', json(iif(EXISTS (SELECT 1 FROM posts WHERE cases.thing = 'post' AND posts.id = post_id
      AND posts.flagged_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM comments WHERE comments.id = comment_id AND comments.flagged_at IS NOT NULL),
    'true', 'false')),
  'weights', (SELECT json_group_object(id, weight) FROM reports WHERE case_id = cases.id))`;

/**
 * Removes the thing of a case for good, as was decided, after noting that no backup may bring it back. Nobody can see it
 * any more, so whatever fails here can be repeated; the sweeper of expired posts would finish it, too.
 */
export async function removeThing(
  stores: RemovalStores,
  { id, thing, postId, commentId, snapshot }: Case,
  { now }: { now: number },
): Promise<void> {
  const { db } = stores;
  if (thing === "photo") {
    const { error } = await copyPhotosOfPosts(stores, [postId], { now });
    if (error) throw error;
    await stores.images.remove(keysOf(snapshot.photos));
  } else if (thing === "comment") {
    await removeComment(stores, { caseId: id, commentId: commentId ?? 0 }, { now });
  } else {
    const left = await db
      .select({ id: posts.id, publicId: posts.publicId, photos: posts.photos })
      .from(posts)
      .where(eq(posts.id, postId));
    await removePosts(stores, left, { now });
  }
}

/** Posts are noted for backups by who removes them. */
async function removeComment(
  { db, copies }: RemovalStores,
  { caseId, commentId }: { caseId: number; commentId: number },
  { now }: { now: number },
): Promise<void> {
  const isDecided = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${caseId} AND decision = 'remove')`;
  const which = and(eq(comments.id, commentId), isDecided);
  const found = await db.select({ id: comments.publicId }).from(comments).where(which);
  const noted = found.map(({ id }) => ({ thing: "comment" as const, id }));
  await noteDeletions(copies, noted, { now });
  await db.batch([
    leaveTombstones(db, "comment", which, { now }),
    db.delete(comments).where(which),
  ]);
}
