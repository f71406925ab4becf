import type { OwnThing } from "#app/domain/posts/refusals.ts";

/** As many reports as a session or an address may send in a day. More may come after `retryAfter` seconds. */
interface TooManyReports {
  reason: "too-many-reports";
  retryAfter: number;
}

/** Moderators have ended this person's reporting. */
interface ReportingEnded {
  reason: "reporting-ended";
}

/** Why a report that is not for the safety of a child is not taken. */
export type LimitRefusal = TooManyReports | ReportingEnded;

export type ReportRefusal = OwnThing | LimitRefusal;

/** Another operator has the case, until then, in milliseconds UTC. */
export interface Claimed {
  reason: "claimed";
  by: string;
  until: number;
}

/** The operator decided this themselves, and there is another who can take the second look. */
export interface OwnDecision {
  reason: "own-decision";
}

/** Why a case is not decided, other than that it has changed. */
export type DecisionRefusal = Claimed | OwnDecision;
