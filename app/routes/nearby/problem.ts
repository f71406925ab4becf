import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { AGE_FIELD } from "./age-field.ts";
import { refusalWords, type WritingRefusal } from "./refusal-words.ts";

/** What is wrong with a form that was sent: at which of its fields, or with the form as a whole, in words. */
export interface Problem {
  of: string;
  words: string;
}

/** A refusal as the form tells it that was refused. */
export function problemOf(refusal: WritingRefusal): Problem {
  return { of: fieldOf(refusal), words: refusalWords(refusal) };
}

/** A refusal as JSON, for a script that sent a form. */
export function problemReply(refusal: WritingRefusal): Response {
  const problem = problemOf(refusal);
  return Response.json({ problem }, { status: statusOf(refusal), headers: retryHeaders(refusal) });
}

function fieldOf(refusal: WritingRefusal): string {
  switch (refusal.reason) {
    case "invalid-input":
      return refusal.path === "image" ? "photos" : refusal.path;
    case "too-large":
      return "photos";
    case "age-unknown":
      return AGE_FIELD;
    default:
      return "form";
  }
}
