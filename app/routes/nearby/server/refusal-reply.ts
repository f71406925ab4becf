import type { RouterContextProvider } from "react-router";
import { language } from "#app/http/context.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import {
  formProblemOf,
  type RefusalMessages,
  type WritingRefusal,
} from "#app/routes/nearby/components/refusals.ts";

type Context = Readonly<RouterContextProvider>;

const STATUSES: Record<WritingRefusal["reason"], number> = {
  "age-unknown": 403,
  banned: 403,
  "too-new": 429,
  "own-thing": 422,
  helped: 422,
  "too-many": 429,
  "too-many-blocks": 429,
  "too-many-reports": 429,
  "reporting-ended": 403,
  full: 422,
  "places-kept": 429,
  gone: 410,
  "key-reused": 422,
  "too-large": 413,
  answered: 409,
  "too-late": 409,
  "not-editable": 409,
  "asked-first": 422,
  "wrong-code": 422,
  "not-empty": 409,
  "invalid-input": 422,
};

/** The HTTP status that answers a refusal. */
export function statusOf({ reason }: WritingRefusal): number {
  return STATUSES[reason];
}

/** The texts of refusals, in the language of a request. */
export function refusalMessages(context: Context): RefusalMessages {
  const wanted = context.get(language);
  return {
    compose: messagesIn(wanted, "compose"),
    writing: messagesIn(wanted, "writing"),
    problems: messagesIn(wanted, "postProblems"),
  };
}

/** A refusal as JSON, for a script that sent a form: as data, and in words of the request's language. */
export function writingRefusalReply(refusal: WritingRefusal, context: Context): Response {
  const problem = { ...formProblemOf(refusal, refusalMessages(context)), refusal };
  return Response.json({ problem }, { status: statusOf(refusal), headers: retryHeaders(refusal) });
}
