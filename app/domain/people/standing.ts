import { HOUR_MS } from "#app/durations.ts";
import type { Person } from "./people.ts";

/** How long ago a neighbour must have come before they count, in milliseconds: fresh sessions cost nothing. */
export const STANDING_AFTER_MS = 6 * HOUR_MS;

/** Whether a neighbour has standing at `now`: some hours old, of confirmed age, and not banned. */
export function hasStanding(
  { confirmedAge, bannedAt, createdAt }: Pick<Person, "confirmedAge" | "createdAt" | "bannedAt">,
  { now }: { now: number },
): boolean {
  return confirmedAge !== null && bannedAt === null && createdAt <= now - STANDING_AFTER_MS;
}
