import type { Reason } from "./input.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a report may wait for a decision, in milliseconds: the clocks of the policies. What may be an intimate
 * picture of somebody has the shortest that applies; a threat is looked at before the Rules ask for it.
 */
const CLOCKS: Record<Reason, number> = {
  "child-safety": 2 * HOUR_MS,
  "private-information": 2 * HOUR_MS,
  violence: DAY_MS,
  harassment: 36 * HOUR_MS,
  spam: 7 * DAY_MS,
  other: 7 * DAY_MS,
};

/** By when what is reported at `now` for this reason is to be decided, in milliseconds UTC. */
export function dueAt(now: number, reason: Reason): number {
  return now + CLOCKS[reason];
}
