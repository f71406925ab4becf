import { and, desc, eq, gt, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { DAY_MS } from "#app/durations.ts";
import { isFinal } from "./final.ts";
import type { Decision } from "./input.ts";
import type { ReadyReason, Rule } from "./rules.ts";
import { isPartOfHidden, isThere, whyUnseen, type Unseen } from "./unseen.ts";

/** Also how long its author can ask for a second look, so that the notice is there as long as it leads to that. */
export const SHOWN_FOR_MS = 30 * DAY_MS;
const BEGINNING_LENGTH = 80;

/** Of what somebody asked to be looked at again. */
export type OwnAppeal = Pick<
  typeof appeals.$inferSelect,
  "against" | "againstAt" | "openedAt" | "dueAt" | "decidedAt" | "outcome" | "answer"
>;

/** A decision about one's own post or comment, or a ban. It does not tell who reported it. */
export interface Notice {
  /** The number of its case; null for a ban whose case is gone. */
  caseId: number | null;
  thing: "post" | "comment" | "photo";
  decision: Decision | "ban";
  /** Null where nothing was taken away, or no rule was named. */
  rule: Rule | null;
  /** Says more precisely than the rule what was wrong; null if nothing does. */
  readyReason: ReadyReason | null;
  reason: string;
  /** What made moderators look at it: reports, a scan's among them, if there were any; else a word rule; else nothing did. */
  broughtUpBy: "reports" | "rule" | "nobody";
  /** The thing's text as the case keeps it, even when the thing is gone. */
  text: string;
  decidedAt: number;
  /** When the ban ends; null for everything else. */
  endsAt: number | null;
  /** Whether it no longer stands, and is told of for its appeal alone. */
  isPast: boolean;
  /** Why nobody else sees something that was found fine; null in all other cases. */
  unseen: Unseen | null;
  /** Undefined unless its author has asked for a second look. */
  appeal: OwnAppeal | undefined;
}

/** The condition on cases with an appeal like that; its columns are written out, as `cases` has some of the same names. */
export function hasAppeal(which: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM appeals WHERE appeals.case_id = cases.id AND ${which})`;
}

/** Whether an appeal is about a ban. */
const isOfBan = eq(appeals.against, "ban");

/** The condition on cases that are decided, by a decision that their author is still told of, or an appeal that is. */
export function isTold({ id }: Person, now: number): SQL | undefined {
  const since = now - SHOWN_FOR_MS;
  const isAppealTold = sql`(appeals.decided_at IS NULL OR appeals.decided_at > ${since})`;
  const isDecisionTold = and(gt(cases.decidedAt, since), isFinal(now));
  return and(eq(cases.authorId, id), or(isDecisionTold, hasAppeal(isAppealTold)));
}

/** Decisions of the last 30 days about what this person posted, and on their appeals, newest first; a ban while it is one. */
export async function listNotices(
  db: Database,
  author: Person,
  { now }: { now: number },
): Promise<Notice[]> {
  const [decided, [ban], asked] = await db.batch([
    queryDecisions(db, and(isTold(author, now), isDecidedAt(now)), now),
    queryBan(db, author),
    queryAppeals(db, author, { now }),
  ]);
  const isBanned = endOfBan(author, now) !== null;
  const ofBan = isBanned ? [noticeOfBan(author, ban, now)] : [];
  const standing = [...ofBan, ...decided.flatMap((found) => noticeOf(found, isBanned))];
  const shown = new Set(standing.map(({ caseId, appeal }) => appeal && keyOf(caseId, appeal)));
  const past = asked.filter(({ caseId, appeal }) => !shown.has(keyOf(caseId, appeal)));
  return [...ofBan, ...past.map(noticeOfPast), ...standing.slice(ofBan.length)];
}

function keyOf(caseId: number | null, { against, againstAt }: OwnAppeal): string {
  return `${caseId} ${against} ${againstAt}`;
}

/** One's own decision by its case, however old, or one's ban from that case; undefined if there is none. */
export async function findNotice(
  db: Database,
  author: Person,
  { caseId, isBan }: { caseId: number; isBan: boolean },
  { now }: { now: number },
): Promise<Notice | undefined> {
  const isBanned = endOfBan(author, now) !== null;
  if (isBan) {
    const [ban] = isBanned ? await queryBan(db, author) : [];
    return ban?.caseId === caseId ? noticeOfBan(author, ban, now) : undefined;
  }
  const isOwn = and(eq(cases.id, caseId), eq(cases.authorId, author.id));
  const [found] = await queryDecisions(db, and(isOwn, isDecidedAt(now)), now);
  return found && noticeOf(found, isBanned)[0];
}

const APPEAL = {
  against: appeals.against,
  againstAt: appeals.againstAt,
  openedAt: appeals.openedAt,
  dueAt: appeals.dueAt,
  decidedAt: appeals.decidedAt,
  outcome: appeals.outcome,
  answer: appeals.answer,
};

const CASE = {
  caseId: cases.id,
  thing: cases.thing,
  snapshot: cases.snapshot,
  broughtUpBy: sql<Notice["broughtUpBy"]>`CASE
    WHEN EXISTS (SELECT 1 FROM reports WHERE reports.case_id = cases.id) THEN 'reports'
    WHEN cases.caught IS NOT NULL THEN 'rule' ELSE 'nobody' END`.as("brought_up_by"),
};

/** The condition on cases that are decided for good. One that was reported anew since is not. */
function isDecidedAt(now: number): SQL | undefined {
  return and(isNotNull(cases.decidedAt), isFinal(now));
}

/** Each with the appeal that is about it, or that it answers. */
function queryDecisions(db: Database, which: SQL | undefined, now: number) {
  const { decision, rule, readyReason, reason } = cases;
  // A batch loses the first of two columns with one name, and appeals have another of this.
  const decidedAt = sql<number | null>`${cases.decidedAt}`.as("case_decided_at");
  const ofIt = sql`(SELECT id FROM appeals WHERE case_id = ${cases.id} AND against <> 'ban'
    AND (against_at = ${cases.decidedAt} OR outcome = 'reversed' AND appeals.decided_at = ${cases.decidedAt}))`;
  return db
    .select({
      ...CASE,
      decision,
      rule,
      readyReason,
      reason,
      decidedAt,
      isThere: isThere(now),
      isPartOfHidden,
      appeal: APPEAL,
    })
    .from(cases)
    .leftJoin(appeals, eq(appeals.id, ofIt))
    .where(which)
    .orderBy(desc(cases.decidedAt));
}

function noticeOf(
  found: Awaited<ReturnType<typeof queryDecisions>>[number],
  isBanned: boolean,
): Notice[] {
  const { decision, decidedAt, snapshot, appeal, isThere, isPartOfHidden, ...told } = found;
  if (decision === null || decidedAt === null) return [];
  return [
    {
      ...told,
      decision,
      decidedAt,
      text: snapshot.text,
      endsAt: null,
      isPast: false,
      unseen: decision === "restore" ? whyUnseen({ isThere, isPartOfHidden, isBanned }) : null,
      appeal: appeal ?? undefined,
    },
  ];
}

/** What is known of the ban that somebody is under. */
function queryBan(db: Database, { id, bannedAt }: Person) {
  const { rule, readyReason } = bans;
  return db
    .select({ ...CASE, rule, readyReason, appeal: APPEAL })
    .from(cases)
    .innerJoin(bans, eq(bans.caseId, cases.id))
    .leftJoin(
      appeals,
      and(eq(appeals.caseId, cases.id), isOfBan, eq(appeals.againstAt, bans.decidedAt)),
    )
    .where(and(eq(cases.authorId, id), eq(bans.decidedAt, bannedAt ?? 0)))
    .limit(1);
}

type FoundBan = Awaited<ReturnType<typeof queryBan>>[number];

function noticeOfBan(author: Person, ban: FoundBan | undefined, now: number): Notice {
  const { bannedAt, banReason } = author;
  const told = {
    decision: "ban",
    endsAt: endOfBan(author, now),
    reason: banReason ?? "",
    decidedAt: bannedAt ?? 0,
    isPast: false,
    unseen: null,
  } as const;
  if (!ban) return { ...told, ...OF_NO_CASE };
  const { snapshot, appeal, ...rest } = ban;
  return { ...told, ...rest, text: snapshot.text, appeal: appeal ?? undefined };
}

/** Of a ban whose case is gone. */
const OF_NO_CASE = {
  caseId: null,
  thing: "post",
  rule: null,
  readyReason: null,
  broughtUpBy: "nobody",
  text: "",
  appeal: undefined,
} as const;

/** The appeals that somebody is told of: those without an answer, and answers of the last 30 days; newest first. */
function queryAppeals(db: Database, { id }: Person, { now }: { now: number }) {
  const isTold = sql`(${appeals.decidedAt} IS NULL OR ${appeals.decidedAt} > ${now - SHOWN_FOR_MS})`;
  return db
    .select({ ...CASE, appeal: APPEAL })
    .from(cases)
    .innerJoin(appeals, eq(appeals.caseId, cases.id))
    .where(and(eq(cases.authorId, id), isTold))
    .orderBy(desc(appeals.id));
}

/** Of an appeal against what no longer stands, be it because the answer ended that. */
function noticeOfPast(found: Awaited<ReturnType<typeof queryAppeals>>[number]): Notice {
  const { snapshot, ...told } = found;
  const { against, againstAt } = found.appeal;
  const grounds = { rule: null, readyReason: null, reason: "" } as const;
  const decided = { decision: against, decidedAt: againstAt, ...grounds } as const;
  const { text } = snapshot;
  return { ...told, ...decided, text, endsAt: null, isPast: true, unseen: null };
}

/** The beginning of what somebody wrote, by which they know it. */
export function beginningOf(text: string): string {
  const characters = Array.from(text);
  const isShort = characters.length <= BEGINNING_LENGTH;
  return isShort ? text : `${characters.slice(0, BEGINNING_LENGTH).join("").trimEnd()}…`;
}
