import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { caughtReason, isHeldByRule } from "./held.ts";

/**
 * What an author is told something of theirs was reported for. That it was for the safety of a child is never told, and
 * so that its absence tells nothing, neither is “something else”.
 */
const TOLD_REASONS = ["violence", "harassment", "private-information", "spam"] as const;
export type ToldReason = (typeof TOLD_REASONS)[number];

/**
 * Something of one's own that was reported and is hidden, or stands behind a tap, or that a word rule holds, or that moderators
 * have hidden together with something else, until they have decided, and that can no longer be undone.
 */
export interface Check {
  /** A photo also for a post of which only the photos are hidden, while its text stays as it was. */
  thing: "post" | "comment" | "photo";
  /** Of a photo, that of its post. */
  text: string;
  reasons: ToldReason[];
  /** What made moderators look at it: a word rule that has held it, whatever was reported since; else reports; else nothing did. */
  broughtUpBy: "reports" | "rule" | "nobody";
}

/** With what only the server may know. */
export interface FoundCheck extends Omit<Check, "broughtUpBy"> {
  postId: number;
  commentId: number | null;
  /** Since when a word rule holds it, in milliseconds UTC; null where none does. */
  heldSince: number | null;
  isReported: boolean;
  /** Whether moderators have restored it, and can still undo that. */
  isRestored: boolean;
}

const isReported = sql`EXISTS (SELECT 1 FROM reports WHERE case_id = cases.id)`;

/**
 * The condition on decided cases whose author does not read of the decision yet at `now`, as it can still be undone, though
 * they see or have seen that something is up with their thing: it is hidden, or it was hidden or behind a tap before.
 */
const isPending = (now: number) => sql`(before_decision IS NOT NULL AND final_at > ${now}
  AND (decision IN ('hide', 'remove') OR (caught IS NOT NULL OR ${isReported})
    AND (before_decision ->> '$.flaggedAt' IS NOT NULL OR before_decision ->> '$.decision' = 'hide')))`;

/** The condition on cases of posts whose photos are hidden but not the text: its address had put too many behind a tap. */
const isOfPhotosAlone = sql`(thing = 'post' AND decided_at IS NULL AND EXISTS (SELECT 1 FROM posts
  WHERE posts.id = cases.post_id AND posts.hidden_at IS NULL AND posts.flagged_at IS NULL))`;

/** The condition on cases of things that are being checked at `now`, as far as authors are told. */
export function isBeingChecked(now: number): SQL | undefined {
  return or(sql`decided_at IS NULL AND flagged_at IS NOT NULL`, isPending(now));
}

/** The query for all that is being checked at `now` of what somebody wrote, newest first; for use in a batch. */
export function queryChecks(
  db: Database,
  person: Pick<Person, "id"> | undefined,
  { now }: { now: number },
) {
  const told = sql.raw(TOLD_REASONS.map((reason) => `'${reason}'`).join(", "));
  // No case has the author 0.
  const isOwn = eq(cases.authorId, person?.id ?? 0);
  return db
    .select({
      thing: sql<Check["thing"]>`iif(${isOfPhotosAlone}, 'photo', thing)`.as("thing"),
      postId: cases.postId,
      commentId: cases.commentId,
      text: sql<string>`${cases.snapshot} ->> '$.text'`.as("text"),
      reasons: sql`iif(is_child_safety, '[]', (SELECT json_group_array(DISTINCT reason) FROM (
          SELECT reason FROM reports WHERE case_id = cases.id
          UNION ALL SELECT ${caughtReason} AS reason)
        WHERE reason IN (${told})))`
        .mapWith((json: string) => JSON.parse(json) as ToldReason[])
        .as("reasons"),
      heldSince: sql<number | null>`iif(${isHeldByRule}, opened_at, NULL)`.as("held_since"),
      isReported: isReported.mapWith(Boolean).as("is_reported"),
      isRestored: sql`coalesce(decision = 'restore', false)`.mapWith(Boolean).as("is_restored"),
    })
    .from(cases)
    .where(and(isOwn, isBeingChecked(now)))
    .orderBy(sql`${cases.id} DESC`);
}

/** The check of a post, or else of a photo of it, or of a comment, among those of its author; undefined if it has none. */
export function checkOf(
  checks: readonly FoundCheck[],
  of: Pick<FoundCheck, "postId" | "commentId">,
): Check | undefined {
  const found = findCheck(checks, of);
  return found && showCheck(found);
}

/** The same, with what only the server may know. */
export function findCheck(
  checks: readonly FoundCheck[],
  of: Pick<FoundCheck, "postId" | "commentId">,
): FoundCheck | undefined {
  const found = checks.filter(
    ({ postId, commentId }) => postId === of.postId && commentId === of.commentId,
  );
  return found.find(({ thing }) => thing !== "photo") ?? found[0];
}

/** What is being checked, as its author may see it. */
export function showCheck({ thing, text, reasons, ...found }: FoundCheck): Check {
  return { thing, text, reasons, broughtUpBy: broughtUpBy(found) };
}

function broughtUpBy({ heldSince, isReported: wasReported }: BroughtUp): Check["broughtUpBy"] {
  if (heldSince !== null) return "rule";
  return wasReported ? "reports" : "nobody";
}

type BroughtUp = Pick<FoundCheck, "heldSince" | "isReported">;

/** How others see a post while it is being checked, and why: for its card in the author's feed. */
export type OwnSight = "reported" | "checked" | "flagged" | "photo";

/** The same for a post with this check; undefined if it has none. */
export function sightOf(
  check: FoundCheck | undefined,
  { hiddenAt }: { hiddenAt: number | null },
): OwnSight | undefined {
  if (!check) return undefined;
  if (check.thing === "photo") return "photo";
  if (hiddenAt === null) return "flagged";
  return broughtUpBy(check) === "reports" ? "reported" : "checked";
}

/** All that is being checked at `now` of what somebody wrote, newest first. */
export async function listChecks(
  db: Database,
  author: Person,
  { now }: { now: number },
): Promise<Check[]> {
  const found = await queryChecks(db, author, { now });
  return found.map(showCheck);
}
