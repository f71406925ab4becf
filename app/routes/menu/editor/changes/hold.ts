import type { Failure, PassingFailure } from "#app/routes/menu/editor/operations/failure.ts";

/** Why nothing is sent, after how many tries; `isOver` while the next one is made. */
export interface Hold {
  why: PassingFailure["reason"] | "operator";
  times: number;
  isOver: boolean;
}

/** Why nothing is sent after such a failure, as people are told. */
export function holdBy({ reason, role }: PassingFailure): Hold["why"] {
  return role ?? reason;
}

const PASSING = new Set<Failure["reason"]>(["unreached", "logged-out", "other-shop"]);

/** Whether a change failed by what stops all of them for a while, and is to be sent again as it is. */
export function isPassing(failure: Failure): failure is PassingFailure {
  return PASSING.has(failure.reason);
}
