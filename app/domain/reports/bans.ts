import { and, eq, isNotNull, isNull, not, sql, type SQL } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { bans, cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { forgetAddressOfBanned, noteAddressOfBanned } from "#app/domain/people/addresses.ts";
import { hasBeenBanned, isBannedAt } from "#app/domain/people/ban.ts";
import { DAY_MS } from "#app/durations.ts";
import type { BanDays } from "./input.ts";
import { logStep } from "./log.ts";
import type { Rule } from "./rules.ts";
import { holds, recountComments } from "./sight.ts";

interface Banning {
  caseId: number;
  moderator: Operator;
}

/**
 * Bans a case's author for so many days, and hides all of theirs. Who is new at the address that they last wrote from has
 * to wait (`addresses.ts`). Refused if already banned; undefined if there is no case or author.
 */
export async function banAuthor(
  db: Database,
  {
    caseId,
    moderator,
    because,
    rule = null,
    days,
  }: Banning & { because: string; rule?: Rule | null; days: BanDays },
  { now }: { now: number },
): Promise<Outcome<undefined, Stale> | undefined> {
  const authorId = await findAuthor(db, caseId);
  if (authorId === undefined) return undefined;
  const isBanned = sql`EXISTS (SELECT 1 FROM people WHERE id = ${authorId} AND ${isBannedAt(now)})`;
  const [banned] = await db.batch([
    db
      .update(people)
      .set({ bannedAt: now, bannedUntil: now + days * DAY_MS, banReason: because })
      .where(and(eq(people.id, authorId), not(isBannedAt(now)))),
    logStep(db, { moderator, act: "ban", caseId }, { now }),
    noteBan(db, { caseId, moderator, because, rule, endsAt: now + days * DAY_MS }, { now }),
    noteAddressOfBanned(db, authorId, { now }),
    db
      .update(posts)
      .set({ hiddenAt: now })
      .where(and(eq(posts.personId, authorId), isNull(posts.hiddenAt), isBanned)),
    db
      .update(comments)
      .set({ hiddenAt: now })
      .where(and(eq(comments.personId, authorId), isNull(comments.hiddenAt), isBanned)),
    recountComments(db, commentedBy(authorId)),
  ]);
  return banned.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}

/** Lifts a ban, as `banLifted`. Refused if there is none; undefined as with banAuthor. */
export async function liftBan(
  db: Database,
  { caseId, moderator }: Banning,
  { now }: { now: number },
): Promise<Outcome<undefined, Stale> | undefined> {
  const authorId = await findAuthor(db, caseId);
  if (authorId === undefined) return undefined;
  const [people, ...shown] = banLifted(db, authorId, { now });
  const [lifted] = await db.batch([
    people,
    logStep(db, { moderator, act: "lift-ban", caseId }, { now }),
    ...shown,
  ]);
  return lifted.meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}

/**
 * The statements that lift somebody's ban and show their things again, unless hidden for their own sake; nothing stays of who
 * has deleted their data. They change nothing unless `where` holds.
 */
export function banLifted(
  db: Database,
  authorId: number,
  { now, where }: { now: number; where?: SQL | undefined },
) {
  const isHeld = (subject: SQL) =>
    sql`EXISTS (SELECT 1 FROM cases WHERE subject = ${subject} AND ${holds})`;
  return [
    db
      .update(people)
      .set({ bannedAt: null, bannedUntil: null, banReason: null })
      .where(and(eq(people.id, authorId), isBannedAt(now), where)),
    db
      .update(posts)
      .set({ hiddenAt: null })
      .where(
        and(
          eq(posts.personId, authorId),
          isNotNull(posts.hiddenAt),
          sql`NOT ${isHeld(sql`'post ' || posts.id`)}`,
          where,
        ),
      ),
    db
      .update(comments)
      .set({ hiddenAt: null })
      .where(
        and(
          eq(comments.personId, authorId),
          isNotNull(comments.hiddenAt),
          sql`NOT ${isHeld(sql`'comment ' || comments.id`)}`,
          where,
        ),
      ),
    recountComments(db, and(commentedBy(authorId), where)),
    forgetAddressOfBanned(db, authorId, { where }),
    db
      .delete(people)
      .where(
        and(eq(people.id, authorId), isNotNull(people.emptiedAt), not(isBannedAt(now)), where),
      ),
  ] as const;
}

/** The statement that keeps, where somebody was just banned, what they are told. */
function noteBan(
  db: Database,
  {
    caseId,
    moderator,
    because,
    rule,
    endsAt,
  }: Banning & { because: string; rule: Rule | null; endsAt: number },
  { now }: { now: number },
) {
  return db
    .insert(bans)
    .select(
      sql`SELECT ${caseId} AS case_id, ${rule} AS rule, ${because} AS reason, ${now} AS decided_at,
          ${moderator.username} AS decided_by, ${endsAt} AS ends_at
        WHERE ${ifChanged}`,
    )
    .onConflictDoUpdate({
      target: bans.caseId,
      set: {
        rule: sql`excluded.rule`,
        reason: sql`excluded.reason`,
        decidedAt: sql`excluded.decided_at`,
        decidedBy: sql`excluded.decided_by`,
        endsAt: sql`excluded.ends_at`,
      },
    });
}

async function findAuthor(db: Database, caseId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ authorId: cases.authorId })
    .from(cases)
    .where(eq(cases.id, caseId));
  return found?.authorId ?? undefined;
}

function commentedBy(personId: number): SQL {
  return sql`id IN (SELECT post_id FROM comments WHERE person_id = ${personId})`;
}

/** Lets in again whose ban has ended by `now`, and removes who has deleted their data. Gives how many these were. */
export async function endBans(
  db: Database,
  { now }: { now: number },
): Promise<{ people: number; removed: number }> {
  const [removed, ended] = await db.batch([
    db
      .delete(people)
      .where(and(hasBeenBanned(now), isNotNull(people.emptiedAt)))
      .returning({ id: people.id }),
    db
      .update(people)
      .set({ bannedAt: null, bannedUntil: null, banReason: null })
      .where(hasBeenBanned(now)),
  ]);
  return { people: ended.meta.changes, removed: removed.length };
}
