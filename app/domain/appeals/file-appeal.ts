import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { appeals, bans, cases } from "#app/db/moderation-schema.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { isBannedAt } from "#app/domain/people/ban.ts";
import type { Person } from "#app/domain/people/people.ts";
import { isFinal } from "#app/domain/reports/final.ts";
import { GOING } from "#app/domain/reports/legal-hold.ts";
import { logStep } from "#app/domain/reports/log.ts";
import { findNotice, type Notice } from "#app/domain/reports/notices.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Appealed } from "./input.ts";
import { APPEAL_DAYS, appealDueAt } from "./limits.ts";
import type { AppealRefusal } from "./refusals.ts";

/** Until when somebody can ask for a second look at what they were told, in milliseconds UTC. */
export function appealableUntil({ decidedAt }: Pick<Notice, "decidedAt">): number {
  return decidedAt + APPEAL_DAYS * DAY_MS;
}

/** Why there can be no appeal about this at `now`; undefined if there can. */
export function whyNotAppealable(notice: Notice, now: number): AppealRefusal | undefined {
  if (notice.appeal) return { reason: "appealed" };
  if (notice.decision === "restore" || notice.caseId === null)
    return { reason: "nothing-to-appeal" };
  return appealableUntil(notice) <= now ? { reason: "late" } : undefined;
}

/**
 * Asks for a second look at a decision about one's own thing, or at one's ban, once for each. Logged. Undefined where
 * there is no such decision about anything of theirs; refused as `whyNotAppealable` says.
 */
export async function fileAppeal(
  db: Database,
  author: Person,
  appealed: Appealed & { words: string },
  { now }: { now: number },
): Promise<Outcome<undefined, AppealRefusal> | undefined> {
  const { caseId, isBan, words } = appealed;
  const filed = {
    id: sql<null>`NULL`.as("id"),
    caseId: cases.id,
    ...(isBan ? againstBan : againstDecision),
    words: sql<string>`${words}`.as("words"),
    openedAt: sql<number>`${now}`.as("opened_at"),
    dueAt: sql<number>`${appealDueAt(now)}`.as("due_at"),
    decidedAt: sql<null>`NULL`.as("decided_at"),
    decidedBy: sql<null>`NULL`.as("decided_by"),
    outcome: sql<null>`NULL`.as("outcome"),
    answer: sql<string>`''`.as("answer"),
  };
  const [inserted] = await db.batch([
    db
      .insert(appeals)
      .select(
        db
          .select(filed)
          .from(cases)
          .innerJoin(people, eq(people.id, cases.authorId))
          .leftJoin(bans, eq(bans.caseId, cases.id))
          .where(and(eq(cases.id, caseId), eq(people.id, author.id), isAppealable(isBan, now))),
      )
      .onConflictDoNothing(),
    logStep(db, { moderator: null, act: "appeal", caseId }, { now }),
  ]);
  if (inserted.meta.changes > 0) return done(undefined);
  const notice = await findNotice(db, author, appealed, { now });
  return notice && refused(whyNotAppealable(notice, now) ?? { reason: "appealed" });
}

const againstDecision = {
  against: sql<"hide" | "remove">`${cases.decision}`.as("against"),
  againstAt: sql<number>`${cases.decidedAt}`.as("against_at"),
  againstBy: sql<string>`coalesce(${cases.decidedBy}, '')`.as("against_by"),
};

const againstBan = {
  against: sql<"ban">`'ban'`.as("against"),
  againstAt: sql<number>`${bans.decidedAt}`.as("against_at"),
  againstBy: sql<string>`${bans.decidedBy}`.as("against_by"),
};

/** The condition on a case, its author and its ban, so that the decision stands and can still be appealed. */
function isAppealable(isBan: boolean, now: number): SQL | undefined {
  const since = now - APPEAL_DAYS * DAY_MS;
  const isThere = sql`${cases.keepUntil} IS NOT ${GOING}`;
  return isBan
    ? and(isThere, isBannedAt(now), eq(bans.decidedAt, people.bannedAt), gt(bans.decidedAt, since))
    : and(
        isThere,
        inArray(cases.decision, ["hide", "remove"]),
        gt(cases.decidedAt, since),
        isFinal(now),
      );
}
