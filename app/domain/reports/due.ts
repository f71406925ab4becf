import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import type { Reason } from "./limits.ts";

/** The longest deadline for a decision, in days. */
export const MOST_DAYS = 7;

/** In ms, as in the policies: the shortest for possible intimate pictures; for threats, less than the Rules allow. */
const CLOCKS: Record<Reason, number> = {
  "child-safety": 2 * HOUR_MS,
  "private-information": 2 * HOUR_MS,
  violence: DAY_MS,
  harassment: 36 * HOUR_MS,
  spam: MOST_DAYS * DAY_MS,
  other: MOST_DAYS * DAY_MS,
};

/** The deadline for a report at `now` for this reason, in milliseconds UTC. */
export function dueAt(now: number, reason: Reason): number {
  return now + CLOCKS[reason];
}
