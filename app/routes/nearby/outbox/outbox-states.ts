import type { Waiting } from "./outbox.ts";

const HOUR_MS = 60 * 60 * 1000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60 * 1000;

/**
 * How it stands with a post in the outbox: it can be sent; waits for the network, or for the server to recover; was
 * refused; or has waited longer than it was to be seen, so that its author is asked first.
 */
export type WaitingState = "ready" | "unreachable" | "failing" | "refused" | "stale";

/** How it stands with a waiting post at `now`, in milliseconds UTC. */
export function stateOf({ fields, since, failed, problem }: Waiting, now: number): WaitingState {
  if (problem) return "refused";
  if (now - since > Number(fields["hours"] ?? 24) * HOUR_MS) return "stale";
  if (!failed) return "ready";
  return failed.by === "network" ? "unreachable" : "failing";
}

/** How long to wait, in milliseconds, before another try when so many have failed: twice as long each time. */
export function waitAfter(times: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);
}

/**
 * When a waiting post is to be tried again, in milliseconds UTC: at once where it never was, and where it waits for
 * the network and there is a sign of that. Infinity where its author has to act first.
 */
export function dueAt(waiting: Waiting, now: number, hasSign = false): number {
  const state = stateOf(waiting, now);
  if (state === "refused" || state === "stale") return Infinity;
  if (!waiting.failed || (hasSign && state === "unreachable")) return 0;
  return waiting.failed.at + waitAfter(waiting.failed.times);
}

/** The post after one more try that failed. */
export function afterFailure(waiting: Waiting, by: "network" | "server", now: number): Waiting {
  const before = waiting.failed?.by === by ? waiting.failed.times : 0;
  return { ...waiting, failed: { times: before + 1, at: now, by } };
}

/** The post once its author has sent it off anew. */
export function sentOffAnew(waiting: Waiting, now: number): Waiting {
  return { ...waiting, since: now, failed: undefined, problem: undefined };
}
