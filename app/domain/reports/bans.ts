import { and, eq, isNotNull, isNull, not, or, sql, type SQL } from "drizzle-orm";
import { comments, people, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { bans, cases, moderationLog } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { forgetAddressOfBanned, noteAddressOfBanned } from "#app/domain/people/addresses.ts";
import { hasBeenBanned, isBannedAt, isChecked } from "#app/domain/people/ban.ts";
import { DAY_MS } from "#app/durations.ts";
import type { BanDays } from "./input.ts";
import { claimOfAnother, isFreeFor } from "./claims.ts";
import { KEPT_MS } from "./limits.ts";
import { logStep } from "./log.ts";
import type { Claimed } from "./refusals.ts";
import type { ReadyReason, Rule } from "./rules.ts";
import { holds, recountComments } from "./sight.ts";

interface Banning {
  caseId: number;
  moderator: Operator;
}

/**
 * Bans a case's author for so many days, and hides all of theirs. Who is new at the address that they last wrote from has
 * to wait (`addresses.ts`). Refused if already banned, or where another operator has the case; undefined if there is no case
 * or author.
 */
export async function banAuthor(
  db: Database,
  {
    caseId,
    moderator,
    because,
    rule = null,
    readyReason = null,
    days,
  }: Banning & {
    because: string;
    rule?: Rule | null;
    readyReason?: ReadyReason | null;
    days: BanDays;
  },
  { now }: { now: number },
): Promise<Outcome<undefined, Stale | Claimed> | undefined> {
  const authorId = await findAuthor(db, caseId);
  if (authorId === undefined) return undefined;
  const isFree = sql`EXISTS (SELECT 1 FROM cases WHERE id = ${caseId} AND ${isFreeFor(moderator, now)})`;
  const [banned] = await db.batch([
    db
      .update(people)
      .set({ bannedAt: now, bannedUntil: now + days * DAY_MS, banReason: because })
      .where(and(eq(people.id, authorId), not(isBannedAt(now)), isFree)),
    logStep(db, { moderator, act: "ban", caseId, reason: rule }, { now }),
    noteBan(db, { caseId, moderator, because, rule, readyReason }, { now }),
    keepForAppeal(db, caseId, { now }),
    noteAddressOfBanned(db, authorId, { now }),
    ...hideAllOf(db, authorId, { now }),
  ]);
  if (banned.meta.changes > 0) return done(undefined);
  return refused((await claimOfAnother(db, caseId, moderator, now)) ?? { reason: "stale" });
}

/** Lifts a ban, as `banLifted`. Refused if there is none; undefined as with banAuthor. */
export async function liftBan(
  db: Database,
  { caseId, moderator }: Banning,
  { now }: { now: number },
): Promise<Outcome<undefined, Stale> | undefined> {
  const authorId = await findAuthor(db, caseId);
  if (authorId === undefined) return undefined;
  const { shown, lift, forget } = banLifted(db, authorId, { now });
  const results = await db.batch([
    ...shown,
    lift,
    logStep(db, { moderator, act: "lift-ban", caseId }, { now }),
    forget,
  ]);
  return results[shown.length].meta.changes > 0 ? done(undefined) : refused({ reason: "stale" });
}

/**
 * The statements that lift somebody's ban: those by which their things are shown again, unless hidden for their own sake;
 * the one that lifts it; and the one that leaves nothing of a person who has deleted their data, unless something of theirs
 * is still being checked. The last one follows `lift`, or the step that it logs. They change nothing unless `where` holds and
 * the person is banned, since `bannedAt` if that is given.
 */
export function banLifted(
  db: Database,
  authorId: number,
  { now, where, bannedAt }: { now: number; where?: SQL | undefined; bannedAt?: number },
) {
  const isHeld = (subject: SQL) =>
    sql`EXISTS (SELECT 1 FROM cases WHERE subject = ${subject} AND ${holds})`;
  const isThatBan = bannedAt === undefined ? sql`TRUE` : eq(people.bannedAt, bannedAt);
  const isLiftable = and(
    sql`EXISTS (SELECT 1 FROM people WHERE id = ${authorId} AND ${isBannedAt(now)} AND ${isThatBan})`,
    where,
  );
  return {
    shown: [
      db
        .update(posts)
        .set({ hiddenAt: null })
        .where(
          and(
            eq(posts.personId, authorId),
            isNotNull(posts.hiddenAt),
            sql`NOT ${isHeld(sql`'post ' || posts.id`)}`,
            isLiftable,
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
            isLiftable,
          ),
        ),
      recountComments(db, and(commentedBy(authorId), isLiftable)),
      forgetAddressOfBanned(db, authorId, { where: isLiftable }),
    ],
    lift: db
      .update(people)
      .set({ bannedAt: null, bannedUntil: null, banReason: null })
      .where(and(eq(people.id, authorId), isLiftable)),
    forget: forgetEmptied(db, authorId),
  } as const;
}

/** The statement that removes a person who has deleted their data, and what stayed of them on a phone they moved from. */
function forgetEmptied(db: Database, personId: number) {
  const { id, banOf, emptiedAt } = people;
  const isThem = or(eq(id, personId), eq(banOf, personId));
  return db.delete(people).where(and(isThem, isNotNull(emptiedAt), not(isChecked), ifChanged));
}

function isBanned(person: SQL | number, now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM people WHERE id = ${person} AND ${isBannedAt(now)})`;
}

/** The statements that hide everything of somebody who is banned at `now`. */
export function hideAllOf(db: Database, person: SQL | number, { now }: { now: number }) {
  return [
    db
      .update(posts)
      .set({ hiddenAt: now })
      .where(and(eq(posts.personId, person), isNull(posts.hiddenAt), isBanned(person, now))),
    db
      .update(comments)
      .set({ hiddenAt: now })
      .where(and(eq(comments.personId, person), isNull(comments.hiddenAt), isBanned(person, now))),
    recountComments(db, commentedBy(person)),
  ] as const;
}

/** The statement that keeps what a ban is about as long as that of any decision, however old its case; it follows a ban. */
function keepForAppeal(db: Database, caseId: number, { now }: { now: number }) {
  return db
    .update(cases)
    .set({ keepUntil: sql`max(${cases.keepUntil}, ${now + KEPT_MS})` })
    .where(and(eq(cases.id, caseId), sql`${cases.keepUntil} > 0`, ifChanged));
}

/** The statement that keeps, where somebody was just banned, what they are told. */
function noteBan(
  db: Database,
  {
    caseId,
    moderator,
    because,
    rule,
    readyReason,
  }: Banning & { because: string; rule: Rule | null; readyReason: ReadyReason | null },
  { now }: { now: number },
) {
  return db
    .insert(bans)
    .select(
      sql`SELECT ${caseId} AS case_id, ${rule} AS rule, ${because} AS reason, ${now} AS decided_at,
          ${moderator.username} AS decided_by, ${readyReason} AS ready_reason
        WHERE ${ifChanged}`,
    )
    .onConflictDoUpdate({
      target: bans.caseId,
      set: {
        rule: sql`excluded.rule`,
        reason: sql`excluded.reason`,
        decidedAt: sql`excluded.decided_at`,
        decidedBy: sql`excluded.decided_by`,
        readyReason: sql`excluded.ready_reason`,
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

function commentedBy(personId: SQL | number): SQL {
  return sql`id IN (SELECT post_id FROM comments WHERE person_id = ${personId})`;
}

/**
 * Lets people back in whose ban has ended by `now`, and removes those of them who have deleted their data and have nothing
 * being checked. Returns how many there were of each.
 */
export async function endBans(
  db: Database,
  { now }: { now: number },
): Promise<{ people: number; removed: number }> {
  // Not those of a phone that somebody moved from, which no case is about.
  const over = sql`SELECT NULL AS id, NULL AS account_id, '' AS username, 'ban-over' AS act, cases.id AS case_id,
      ${now} AS created_at, bans.rule AS reason, '' AS word_rule
    FROM people JOIN cases ON cases.author_id = people.id JOIN bans ON bans.case_id = cases.id
    WHERE ${hasBeenBanned(now)} AND bans.decided_at = people.banned_at`;
  const [, removed, ended] = await db.batch([
    db.insert(moderationLog).select(over),
    db
      .delete(people)
      .where(and(hasBeenBanned(now), isNotNull(people.emptiedAt), not(isChecked)))
      .returning({ id: people.id }),
    db
      .update(people)
      .set({ bannedAt: null, bannedUntil: null, banReason: null })
      .where(hasBeenBanned(now)),
  ]);
  return { people: ended.meta.changes, removed: removed.length };
}
