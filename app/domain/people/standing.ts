import { HOUR_MS } from "#app/durations.ts";
import type { Person } from "./people.ts";

/** Sessions cost nothing: a new one has to wait before it counts. */
export const STANDING_AFTER_MS = 6 * HOUR_MS;

/** Whether somebody has confirmed their age, is not banned, and came at least six hours ago. */
export function hasStanding(
  { confirmedAge, bannedAt, createdAt }: Pick<Person, "confirmedAge" | "bannedAt" | "createdAt">,
  { now }: { now: number },
): boolean {
  return confirmedAge !== null && bannedAt === null && createdAt <= now - STANDING_AFTER_MS;
}
