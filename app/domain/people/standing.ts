import { HOUR_MS } from "#app/durations.ts";
import { endOfBan } from "./ban.ts";
import type { Person } from "./people.ts";

/** How long ago a neighbour must have come before they count, in milliseconds: fresh sessions cost nothing. */
export const STANDING_AFTER_MS = 6 * HOUR_MS;

/** Whether a neighbour has standing at `now`: some hours old, of confirmed age, and not banned. */
export function hasStanding(
  person: Pick<Person, "confirmedAge" | "createdAt" | "bannedAt" | "bannedUntil">,
  { now }: { now: number },
): boolean {
  const { confirmedAge, createdAt } = person;
  const isOld = createdAt <= now - STANDING_AFTER_MS;
  return confirmedAge !== null && isOld && endOfBan(person, now) === null;
}
