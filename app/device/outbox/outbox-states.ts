import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { waitAfter } from "#app/ui/patience.ts";
import type { Waiting } from "./outbox.ts";

/**
 * `unreachable` waits for the network, `failing` for the server, `held` for a time that the server named; `stale` has waited for as long as it was to live, a plan
 * for a day: its author decides.
 */
export type WaitingState = "ready" | "unreachable" | "failing" | "held" | "refused" | "stale";

/** The state of a waiting post at `now`, in milliseconds UTC. */
export function stateOf(
  { fields, since, failed, problem, heldUntil }: Waiting,
  now: number,
): WaitingState {
  if (problem) return "refused";
  const patience = fields["kind"] === "plan" ? DAY_MS : Number(fields["hours"]) * HOUR_MS;
  if (now - since > patience) return "stale";
  if (heldUntil !== undefined && heldUntil > now) return "held";
  if (!failed) return "ready";
  return failed.by === "network" ? "unreachable" : "failing";
}

/**
 * When to try next, in milliseconds UTC: at once for the first try, and for posts that wait for the network when there
 * is a sign of it. Infinity if the author has to decide.
 */
export function dueAt(waiting: Waiting, now: number, hasSign = false): number {
  const state = stateOf(waiting, now);
  if (state === "refused" || state === "stale") return Infinity;
  if (state === "held") return waiting.heldUntil ?? 0;
  if (!waiting.failed || (hasSign && state === "unreachable")) return 0;
  return waiting.failed.at + waitAfter(waiting.failed.times);
}

export function afterFailure(waiting: Waiting, by: "network" | "server", now: number): Waiting {
  const before = waiting.failed?.by === by ? waiting.failed.times : 0;
  return { ...waiting, failed: { times: before + 1, at: now, by } };
}

/** The post after its author chose to send it again; as it is, if that was the question, by the mark of its words. */
export function sentAgain(waiting: Waiting, now: number, asItIs?: string): Waiting {
  const fields = asItIs === undefined ? waiting.fields : { ...waiting.fields, asItIs };
  const said = { failed: undefined, problem: undefined, heldUntil: undefined };
  return { ...waiting, fields, since: now, ...said };
}
