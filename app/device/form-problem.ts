import type { Refusal } from "#app/domain/outcome.ts";

/** What is wrong with a form that was sent: `of` names one of its fields, or `form` as a whole. */
export interface FormProblem {
  of: string;
  words: string;
  /** Where its writer is only asked: what to send along so that it is taken as it is. */
  asItIs?: string | undefined;
}

/** The refusal itself, so that each page says it in its own language. Former releases stored the words instead. */
export type StoredProblem = { of: string; refusal: Refusal } | FormProblem;

/** The post gave way to another that its author wanted to edit. */
export interface NotPosted {
  reason: "not-posted";
}

/** Whether the key is the problem: the words could be sent under another one. */
export function isOfKey({ of }: { of: string }): boolean {
  return of === "sendKey";
}
