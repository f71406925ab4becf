import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import type { Reason } from "./input.ts";

/** The longest deadline for a decision, in days. */
export const MOST_DAYS = 7;

/**
 * The policies' deadlines for a decision, in milliseconds. Reports that may be about an intimate picture get the
 * shortest that applies; threats get less than the Rules allow.
 */
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
