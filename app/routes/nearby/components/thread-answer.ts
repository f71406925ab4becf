import type { FormProblem } from "#app/device/form-problem.ts";
import type { Unsent } from "#app/ui/unreachable.ts";

/** What the server says is wrong; or why it said nothing, which the page has words for. */
export type ThreadProblem = FormProblem | { of: "form"; failure: Unsent | "ended" };

/** What to send along so that it is taken as it is; undefined unless that was the question. */
export function markIn(problem: ThreadProblem | undefined): string | undefined {
  return problem && "asItIs" in problem ? problem.asItIs : undefined;
}

/** The operations whose outcome a card shows before the server has answered. */
export const SHOWN_AT_ONCE: ReadonlySet<unknown> = new Set(["react", "join"]);

export interface ThreadAnswer {
  operation: string;
  /** Undefined if it was done. */
  problem: ThreadProblem | undefined;
  /** The age that its sender must still confirm; null if none. */
  age: number | null;
  /** What was sent: a comment and its key, the words of a post, or a reaction and whether it is wanted. */
  text: string;
  venue: string;
  /** The answer to the question about age: `yes`, `no` or none. */
  isOldEnough: string;
  sendKey: string;
  reaction: string;
  /** The block that was made, or is to be taken back; empty where there was one already. */
  block: string;
}

export function answerTo(
  fields: Record<string, string>,
  problem?: ThreadProblem,
  age: number | null = null,
): ThreadAnswer {
  const { operation = "", text = "", venue = "", isOldEnough = "" } = fields;
  const { sendKey = "", reaction = "", block = "" } = fields;
  return { operation, problem, age, text, venue, isOldEnough, sendKey, reaction, block };
}
