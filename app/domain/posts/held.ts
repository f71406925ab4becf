import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { cases, moderationLog } from "#app/db/moderation-schema.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import type { Caught } from "#app/db/word-rules-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import type { CountedHour } from "#app/domain/hourly-counts.ts";
import { liftsBan } from "#app/domain/people/ban.ts";
import { dayOf, type Person } from "#app/domain/people/people.ts";
import { hasStanding } from "#app/domain/people/standing.ts";
import { meetAlerts } from "./corner-alerts.ts";
import { BEHIND_MS, HELD_MS, MOST_BEHIND_MS } from "./limits.ts";
import { toMinute } from "./minutes.ts";
import { timeOfIdIn } from "./time-ordered-id.ts";

/*
 * What a word rule holds is stored hidden, with a case. Nobody else has ever seen it, so nothing refers to it; where a
 * moderator lets it through, it gets a new id, as if it had been written then. Docs: decision 043.
 */

/** When something that would end at `end` ends if it is held; a plan keeps its time. In milliseconds UTC. */
export function endOfHeld({ kind }: { kind: string }, end: number): number {
  return kind === "plan" ? end : end + HELD_MS;
}

/** What the rule that opened a case would have it reported for; null where a report opened it. */
export const caughtReason = sql`(cases.caught ->> '$.reason')`;

/**
 * When a post ends, in milliseconds UTC, as its author is told at `now`: of one that is held since a time, as if it were let
 * through now.
 */
export function endAsTold(
  { kind, endsAt }: { kind: string; endsAt: number },
  heldSince: number | null | undefined,
  now: number,
): number {
  if (kind === "plan" || typeof heldSince !== "number") return endsAt;
  return endsAt - HELD_MS + toMinute(now) - toMinute(heldSince);
}

/** The condition on cases of what a rule has held, and no moderator has decided about. */
export const isHeldByRule = sql`(caught IS NOT NULL AND decided_by IS NULL)`;

/** The condition on cases of what a word rule has held, and no moderator has shown since. */
export const isNeverShown = sql`(caught IS NOT NULL AND NOT EXISTS (SELECT 1 FROM moderation_log l
  WHERE l.case_id = cases.id AND l.act IN ('restore', 'reverse') AND NOT ${liftsBan}))`;

/** Who wrote something that a word rule holds, and the keyed hash of their address. */
interface Source {
  person: Person;
  address: string | null | undefined;
}

/**
 * The count of what is held of a source in the day of `now`: of a neighbour with standing, so that strangers at the same
 * address put nothing of theirs behind, or of an address. Nobody can follow its key into the next day.
 */
function countOfSource({ person, address }: Source, now: number): CountedHour {
  const day = dayOf(now);
  const isAlone = hasStanding(person, { now }) || typeof address !== "string";
  const source = isAlone ? `neighbour ${person.id}` : address;
  const who = createHash("sha256").update(`${day} ${source}`);
  return { key: `held ${who.digest("base64url")}`, endsAt: day + DAY_MS };
}

type Named = { thing: "post" | "comment"; publicId: string };

/**
 * The statements that open the case of what was hidden at `now`, in this batch; nothing where it was not. The more is held
 * from its source that day, the further back it stands in the queue, so that a flood leaves room for others at the front.
 */
export function openCaught(
  db: Database,
  { thing, publicId }: Named,
  caught: Caught,
  { now, source }: { now: number; source: Source },
) {
  const { key, endsAt } = countOfSource(source, now);
  const mostBehind = MOST_BEHIND_MS[caught.reason === "child-safety" ? "ofChild" : "other"];
  const behind = sql`min(${mostBehind}, ${BEHIND_MS} * coalesce((SELECT count FROM hourly_counts
    WHERE key = ${key}), 0))`;
  const isComment = thing === "comment";
  const table = sql.raw(isComment ? "comments" : "posts");
  const text = sql`${table}.text`;
  const venue = isComment ? sql`''` : sql`posts.venue`;
  const photos = isComment ? sql`'[]'` : sql`posts.photos`;
  const isChildSafety = caught.reason === "child-safety" ? 1 : 0;
  const from = isComment ? sql`comments JOIN posts ON posts.id = comments.post_id` : sql`posts`;
  return [
    db
      .insert(cases)
      .select(
        sql`SELECT NULL AS id, ${`${thing} `} || ${table}.id AS subject, ${thing} AS thing, posts.id AS post_id,
          ${isComment ? sql`comments.id` : null} AS comment_id, ${table}.person_id AS author_id,
          json_object('text', ${text}, 'venue', ${venue}, 'kind', posts.kind, 'tile', posts.tile,
            'createdAt', ${timeOfIdIn(sql`${table}.id`)}, 'photos', json(${photos})) AS snapshot,
          NULL AS photos_kept_at, ${now} AS opened_at, ${now + HELD_MS} AS due_at,
          ${isChildSafety} AS is_child_safety, 0 AS score, NULL AS decision, NULL AS decided_at,
          NULL AS decided_by, '' AS reason, NULL AS keep_until, NULL AS held_at, ${now} AS flagged_at,
          NULL AS rule, ${caught.reason} AS gravest, NULL AS claimed_by, NULL AS claimed_until, NULL AS final_at,
          NULL AS before_decision, ${JSON.stringify(caught)} AS caught,
          NULL AS ready_reason, ${behind} AS behind
        FROM ${from} WHERE ${table}.public_id = ${publicId} AND ${table}.hidden_at = ${now}`,
      )
      .onConflictDoNothing(),
    db.insert(moderationLog).select(
      sql`SELECT NULL AS id, NULL AS account_id, '' AS username, 'catch' AS act,
          last_insert_rowid() AS case_id, ${now} AS created_at, ${caught.reason} AS reason,
          '' AS word_rule
        WHERE ${ifChanged}`,
    ),
    db
      .insert(hourlyCounts)
      .select(sql`SELECT ${key} AS key, 1 AS count, ${endsAt} AS ends_at WHERE ${ifChanged}`)
      .onConflictDoUpdate({ target: hourlyCounts.key, set: { count: sql`count + 1` } }),
  ] as const;
}

/** A case, and whether `isNeverShown` holds for it. */
type Case = typeof cases.$inferSelect & { isNeverShown: boolean };

/**
 * The statements that begin the life of what a rule has held, as a moderator decides about it at `now`: what was never
 * seen gets this id, from the time of the decision, and shows with the next full minute, also where it was hidden first.
 * They follow the decision in its batch.
 */
export async function beginLife(
  db: Database,
  found: Case,
  { id, now, isShown }: { id: number; now: number; isShown: boolean },
) {
  if (!found.isNeverShown) return [];
  const isDecided = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${found.id} AND decided_at = ${now})`;
  if (found.commentId !== null) return isShown ? renewComment(db, found, { id, isDecided }) : [];
  const { decidedBy, openedAt, decidedAt } = found;
  const waited = toMinute(now) - toMinute((decidedBy === null ? openedAt : decidedAt) ?? now);
  const gained = decidedBy === null ? waited - HELD_MS : waited;
  return [
    db
      .update(posts)
      .set({ expiresAt: sql`${posts.expiresAt} + ${gained}` })
      .where(and(eq(posts.id, found.postId), sql`kind <> 'plan'`, isDecided)),
    ...(isShown ? [showEdit(db, found, { now, isDecided })] : []),
    ...(isShown ? await renewPost(db, found, { id, now, isDecided }) : []),
  ];
}

/** An edited post that others had seen keeps its place, and its old words until the next full minute. */
function showEdit(
  db: Database,
  { postId }: Case,
  { now, isDecided }: Omit<Renewing, "id"> & { now: number },
) {
  return db
    .update(posts)
    .set({ former: sql`json_set(${posts.former}, '$.at', ${toMinute(now)})` })
    .where(
      and(eq(posts.id, postId), isNotNull(posts.editedAt), isNotNull(posts.former), isDecided),
    );
}

interface Renewing {
  id: number;
  isDecided: SQL;
}

async function renewPost(
  db: Database,
  { id: caseId, postId, authorId, snapshot }: Case,
  { id, now, isDecided }: Renewing & { now: number },
) {
  const [post] = await db
    .select({ reach: posts.reach })
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.editedAt)));
  if (!post) return [];
  return [
    db
      .update(posts)
      .set({ id })
      .where(and(eq(posts.id, postId), isDecided)),
    db
      .update(cases)
      .set({ postId: id, subject: `post ${id}` })
      .where(and(eq(cases.id, caseId), ifChanged)),
    meetAlerts(
      db,
      { id: authorId ?? 0 },
      { id, place: snapshot.tile, reach: post.reach },
      // Not where its author is banned.
      { now, where: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${id} AND hidden_at IS NULL)` },
    ),
  ];
}

function renewComment(db: Database, { id: caseId, commentId }: Case, { id, isDecided }: Renewing) {
  return [
    db
      .update(comments)
      .set({ id })
      .where(and(eq(comments.id, commentId ?? 0), isDecided)),
    db
      .update(cases)
      .set({ commentId: id, subject: `comment ${id}` })
      .where(and(eq(cases.id, caseId), ifChanged)),
  ];
}
