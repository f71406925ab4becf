import { AGE_FIELD } from "./age-field.ts";
import { refusalWords, type WritingRefusal } from "./refusal-words.ts";

/** What is wrong with a form that was sent: at which of its fields, or with the form as a whole, in words. */
export interface Problem {
  of: string;
  words: string;
}

/** Whether the problem is that what was sent cannot go by its key. Its words can, by another. */
export function isOfKey({ of }: Problem): boolean {
  return of === "sendKey";
}

/** A refusal as the form tells it that was refused. */
export function problemOf(refusal: WritingRefusal): Problem {
  return { of: fieldOf(refusal), words: refusalWords(refusal) };
}

function fieldOf(refusal: WritingRefusal): string {
  switch (refusal.reason) {
    case "invalid-input":
      return refusal.path === "image" ? "photos" : refusal.path;
    case "too-large":
      return "photos";
    case "gone":
    case "key-reused":
      return "sendKey";
    case "age-unknown":
      return AGE_FIELD;
    default:
      return "form";
  }
}
