import { problems } from "#app/messages/en/problems.ts";
import type { Fields } from "./fields.ts";
import { failureOf } from "./operation-kinds.ts";
import type { OperationRefusal } from "./perform-operation.ts";

/** Why an operation was not done: it was refused, or never got that far. */
export type Problem =
  | OperationRefusal
  | { reason: "missing" | "logged-out" | "other-shop" | "unreached" | "broken" };

/** What the server answers to an operation: done, or why not, with the texts that were typed. */
export type Reply = { saved: true } | { problem: Problem; fields: [name: string, text: string][] };

const FIELD_NAMES: Record<string, string> = {
  name: "The name",
  pricePaise: "The price",
  /** Of a size. */
  price: "The price",
  options: "The list of sizes",
  text: "The text",
  description: "The description",
  phoneNumber: "The phone number",
  foodType: "The food type",
  categories: "The list of categories",
  footer: "The list of lines at the end",
  label: "The left side of a line at the end",
  image: "The picture",
};

const REASONS: Record<Exclude<Problem["reason"], "invalid-input" | "full">, string> = {
  stale: "It was changed on another device meanwhile. Here is how it is now.",
  "too-large": "It is too large. A picture can be at most 5 MB.",
  "key-reused": "This got mixed up with an earlier change. Please type it again.",
  missing: "It is no longer there.",
  "logged-out": "You are logged out. Log in again in another tab, then retry.",
  "other-shop": "You are logged in to another shop now. Log in to this one, then retry.",
  unreached: "No connection. Nothing is lost: retry when it is back.",
  broken: "Something went wrong on our side. Please try again.",
};

export function tellFailure(fields: Fields, problem: Problem): { text: string; why: string } {
  return { text: failureOf(fields), why: whyOf(problem) };
}

function whyOf(problem: Problem): string {
  if (problem.reason === "full") return `There is room for ${problem.most} at most.`;
  if (problem.reason !== "invalid-input") return REASONS[problem.reason];
  // Those of pictures are sentences of the catalogue already.
  const sentence = Object.entries(problems).find(([code]) => code === problem.message)?.[1];
  if (sentence !== undefined) return sentence;
  return `${FIELD_NAMES[problem.path] ?? "What was sent"} ${problem.message}.`;
}
