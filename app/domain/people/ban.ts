import { sql, type SQL } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import { DAY_MS } from "#app/durations.ts";

/** The longest ban, in milliseconds; bans by a former release, which knew no end, last as long. */
export const LONGEST_BAN_MS = 365 * DAY_MS;

type Banned = Pick<typeof people.$inferSelect, "bannedAt" | "bannedUntil">;

/** When a ban ends, in milliseconds UTC; null unless it goes on at `now`. */
export function endOfBan({ bannedAt, bannedUntil }: Banned, now: number): number | null {
  if (bannedAt === null) return null;
  const end = bannedUntil ?? bannedAt + LONGEST_BAN_MS;
  return end > now ? end : null;
}

/** The condition on people whose ban goes on at `now`. */
export function isBannedAt(now: number): SQL {
  return sql`(${people.bannedAt} IS NOT NULL AND ${endOf} > ${now})`;
}

/** The condition on people whose ban has ended by `now`, but whose row still tells of it. */
export function hasBeenBanned(now: number): SQL {
  return sql`(${people.bannedAt} IS NOT NULL AND ${endOf} <= ${now})`;
}

const endOf = sql`coalesce(${people.bannedUntil}, ${people.bannedAt} + ${LONGEST_BAN_MS})`;

/** The condition on people with something that moderators have yet to decide, or can still undo: a ban may follow. */
export const isChecked = sql`EXISTS (SELECT 1 FROM cases WHERE cases.author_id = people.id
  AND (cases.decided_at IS NULL OR cases.before_decision IS NOT NULL))`;

/** The days that are left of a ban, at least one. */
export function daysLeft(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / DAY_MS));
}

/**
 * The condition on a step `l` of the log, which answers an appeal against a ban by lifting that: about the thing of its case
 * it says nothing. An answer has the time of its step.
 */
export const liftsBan = sql`(l.act = 'reverse' AND EXISTS (SELECT 1 FROM appeals
  WHERE case_id = l.case_id AND against = 'ban' AND decided_at = l.created_at))`;
