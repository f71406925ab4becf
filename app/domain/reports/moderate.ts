import { and, eq, sql } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { removePosts, type RemovalKeeping } from "#app/domain/posts/remove-posts.ts";
import { leaveTombstones } from "#app/domain/posts/sendings.ts";
import { keepPhotosOfPosts } from "./evidence.ts";
import type { Decision } from "./input.ts";
import { logStep } from "./log.ts";
import { hideThing, recountComments, showThing } from "./sight.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a case is kept once it is decided: the policies promise both. */
const KEPT_MS = 180 * DAY_MS;
const CRIMES_KEPT_MS = 365 * DAY_MS;

/** A case as a moderator saw it: what was decided before, when (null where nothing was), and what was reported. */
export interface SeenCase {
  decision: Decision | null;
  decidedAt: number | null;
  isChildSafety: boolean;
  reportCount: number;
}

/** What a moderator decides about a case, and how they saw it. */
export interface Ruling {
  caseId: number;
  decision: Decision;
  /** In words that the author sees; may be empty where the thing is shown again. */
  reason: string;
  seen: SeenCase;
  moderator: Operator;
}

type Case = typeof cases.$inferSelect;

/**
 * Decides a case: its thing is hidden, shown again, or removed at once with its photos, of which the evidence stays.
 * Refused as stale if it is no more as the moderator saw it, if only by a report that they have not read, and where a
 * thing that was removed is to be anything else; undefined if there is no such case.
 */
export async function decideCase(
  keeping: RemovalKeeping,
  ruling: Ruling,
  { now }: { now: number },
): Promise<Outcome<undefined, Stale> | undefined> {
  const { db } = keeping;
  const [found] = await db.select().from(cases).where(eq(cases.id, ruling.caseId));
  if (!found) return undefined;
  const { caseId, decision, moderator } = ruling;
  const where = ifChanged;
  const ofCase = { moderator, act: decision, caseId };
  const isDecided = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${caseId} AND decision = 'remove')`;
  const isRemoved = and(eq(comments.id, found.commentId ?? 0), isDecided);
  const [decided] = await db.batch([
    decide(keeping, ruling, { now }),
    logStep(db, ofCase, { now }),
    decision === "restore" ? showThing(db, found, { where }) : hideThing(db, found, { now, where }),
    recountComments(db, and(eq(posts.id, found.postId), ifChanged)),
    leaveTombstones(db, "comment", isRemoved, { now }),
    db.delete(comments).where(isRemoved),
  ]);
  if (decided.meta.changes === 0) return refused({ reason: "stale" });
  if (decision === "remove") await removeThing(keeping, found, { now });
  return done(undefined);
}

function decide(
  { db }: RemovalKeeping,
  { caseId, decision, reason, seen, moderator }: Ruling,
  { now }: { now: number },
) {
  // What was found to be fine is evidence of nothing.
  const term = seen.isChildSafety && decision !== "restore" ? CRIMES_KEPT_MS : KEPT_MS;
  return db
    .update(cases)
    .set({
      decision,
      reason,
      decidedAt: now,
      decidedBy: moderator.username,
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

/** Removes a post or a photo for good. Nobody can see it any more; what fails here is made up for by the sweeper. */
async function removeThing(
  keeping: RemovalKeeping,
  { thing, postId, snapshot }: Case,
  { now }: { now: number },
): Promise<void> {
  if (thing === "photo") {
    const { error } = await keepPhotosOfPosts(keeping, [postId], { now });
    if (error) throw error;
    await keeping.images.remove(snapshot.photos.map(({ key }) => key));
  }
  if (thing !== "post") return;
  const left = await keeping.db
    .select({ id: posts.id, photos: posts.photos })
    .from(posts)
    .where(eq(posts.id, postId));
  await removePosts(keeping, left, { now });
}
