import { retryHeaders } from "#app/http/replies.ts";
import { problemOf, type WritingRefusal } from "#app/routes/nearby/components/refusals.ts";

const STATUSES: Record<WritingRefusal["reason"], number> = {
  "age-unknown": 403,
  banned: 403,
  "own-thing": 422,
  "too-many": 429,
  full: 422,
  gone: 410,
  "key-reused": 422,
  "too-large": 413,
  "wrong-code": 422,
  "not-empty": 409,
  "invalid-input": 422,
};

/** The HTTP status that answers a refusal. */
export function statusOf({ reason }: WritingRefusal): number {
  return STATUSES[reason];
}

/** A refusal as JSON, for a script that sent a form. */
export function problemReply(refusal: WritingRefusal): Response {
  const problem = problemOf(refusal);
  return Response.json({ problem }, { status: statusOf(refusal), headers: retryHeaders(refusal) });
}
