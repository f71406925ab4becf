import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { problemOf } from "./problem.ts";
import type { WritingRefusal } from "./refusal-words.ts";

/** A refusal as JSON, for a script that sent a form. */
export function problemReply(refusal: WritingRefusal): Response {
  const problem = problemOf(refusal);
  return Response.json({ problem }, { status: statusOf(refusal), headers: retryHeaders(refusal) });
}
