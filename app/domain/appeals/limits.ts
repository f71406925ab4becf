import { MOST_DAYS } from "#app/domain/reports/due.ts";
import { DAY_MS } from "#app/durations.ts";

/**
 * For how many days after a decision its author can ask for a second look: as many as IT Rules 2021, 3A(3) give for an
 * appeal to the Grievance Appellate Committee, which comes after ours.
 */
export const APPEAL_DAYS = 30;

/** The longest text of an appeal, in characters. */
export const APPEAL_LENGTH = 2000;

/**
 * The deadline for the answer to an appeal at `now`, in milliseconds UTC. That it has arrived is said at once. It is a
 * grievance like any other, so rule 3(2)(a) counts: 7 days. The shorter clocks, of 36 and 2 hours, are for complaints
 * that ask for something harmful to be taken down, and what is appealed is down already.
 */
export function appealDueAt(now: number): number {
  return now + MOST_DAYS * DAY_MS;
}
