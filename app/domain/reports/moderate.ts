import { and, eq, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { noteDeletions } from "#app/domain/copies/deletions.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { removePosts, type RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { leaveTombstones } from "#app/domain/posts/sendings.ts";
import { copyPhotosOfPosts } from "#app/domain/evidence/evidence.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Decision } from "./input.ts";
import { logStep } from "./log.ts";
import type { Rule } from "./rules.ts";
import { hideThing, recountComments, setFlag, setPhotosOfPost, showThing } from "./sight.ts";

/** How long a case is kept once it is decided: the policies promise both. */
export const KEPT_MS = 180 * DAY_MS;
const CRIMES_KEPT_MS = 365 * DAY_MS;

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
  /** In words that the author sees; may be empty where the thing is shown again. */
  reason: string;
  /** The one that it broke; of what is shown again none is kept. */
  rule?: Rule | null;
  seen: SeenCase;
  moderator: Operator;
}

type Case = typeof cases.$inferSelect;

/**
 * Hides a case's thing, shows it again, or removes it for good, while the evidence stays. A removal is noted first, so
 * that no backup brings the thing back. Refused as stale if the case has changed since it was seen, even by one report,
 * or the thing was removed; but a moderator can repeat their own removal to finish it. Undefined if there is no case.
 */
export async function decideCase(
  stores: RemovalStores,
  ruling: Ruling,
  { now }: { now: number },
): Promise<Outcome<undefined, Stale> | undefined> {
  const { db } = stores;
  const [found] = await db.select().from(cases).where(eq(cases.id, ruling.caseId));
  if (!found) return undefined;
  const { caseId, decision, moderator } = ruling;
  if (isAsSeen(found, ruling)) await noteComment(stores, found.commentId, { now });
  const where = ifChanged;
  const ofCase = { moderator, act: decision, caseId };
  const isDecided = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${caseId} AND decision = 'remove')`;
  const isRemoved = and(eq(comments.id, found.commentId ?? 0), isDecided);
  const [decided] = await db.batch([
    decide(stores, ruling, { now }),
    logStep(db, ofCase, { now }),
    decision === "restore"
      ? showThing(db, found, { now, where })
      : hideThing(db, found, { now, where }),
    recountComments(db, and(eq(posts.id, found.postId), ifChanged)),
    ...settle(db, found),
    leaveTombstones(db, "comment", isRemoved, { now }),
    db.delete(comments).where(isRemoved),
  ]);
  if (decided.meta.changes === 0 && !isRepeated(found, ruling)) return refused({ reason: "stale" });
  if (decision === "remove") await removeThing(stores, found, { now });
  return done(undefined);
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

/** Whether this removes a case unchanged since it was seen; a refused removal is not noted. */
function isAsSeen(found: Case, { decision, seen }: Ruling): boolean {
  if (decision !== "remove") return false;
  return found.decision === seen.decision && found.decidedAt === seen.decidedAt;
}

/** Whether a moderator repeats their own removal, which may have been interrupted. */
function isRepeated(
  { decision, decidedAt, decidedBy }: Case,
  { decision: wanted, moderator }: Ruling,
): boolean {
  const isRemoval = decision === "remove" && wanted === "remove";
  return isRemoval && decidedAt !== null && decidedBy === moderator.username;
}

/** Notes that the comment of a case is to be removed. Posts are noted by who removes them. */
async function noteComment(
  { db, copies }: RemovalStores,
  commentId: number | null,
  { now }: { now: number },
): Promise<void> {
  const found = await db
    .select({ id: comments.publicId })
    .from(comments)
    .where(eq(comments.id, commentId ?? 0));
  const noted = found.map(({ id }) => ({ thing: "comment" as const, id }));
  await noteDeletions(copies, noted, { now });
}

function decide(
  { db }: RemovalStores,
  { caseId, decision, reason, rule = null, seen, moderator }: Ruling,
  { now }: { now: number },
) {
  // A case decided in the author's favour is not kept longer.
  const term = seen.isChildSafety && decision !== "restore" ? CRIMES_KEPT_MS : KEPT_MS;
  return db
    .update(cases)
    .set({
      decision,
      reason,
      rule: decision === "restore" ? null : rule,
      decidedAt: now,
      decidedBy: moderator.username,
      flaggedAt: null,
      ...(decision === "restore" && { score: 0 }),
      keepUntil: now + term,
    })
    .where(
      and(
        eq(cases.id, caseId),
        sql`${cases.decision} IS ${seen.decision} AND ${cases.decidedAt} IS ${seen.decidedAt}`,
        eq(cases.isChildSafety, seen.isChildSafety),
        sql`(SELECT count(*) FROM reports WHERE case_id = ${caseId}) = ${seen.reportCount}`,
        decision === "remove" ? undefined : sql`${cases.decision} IS NOT 'remove'`,
      ),
    );
}

/** Removes a post or a photo for good. Nobody can see it any more; the sweeper finishes what fails here. */
async function removeThing(
  stores: RemovalStores,
  { thing, postId, snapshot }: Case,
  { now }: { now: number },
): Promise<void> {
  if (thing === "photo") {
    const { error } = await copyPhotosOfPosts(stores, [postId], { now });
    if (error) throw error;
    await stores.images.remove(snapshot.photos.map(({ key }) => key));
  }
  if (thing !== "post") return;
  const left = await stores.db
    .select({ id: posts.id, publicId: posts.publicId, photos: posts.photos })
    .from(posts)
    .where(eq(posts.id, postId));
  await removePosts(stores, left, { now });
}
