import type { Refusal } from "#app/domain/outcome.ts";
import { writeOrderedJson } from "#app/domain/menus/ordered-json.ts";
import { problemReply } from "#app/http/problems.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";

/** A reply of JSON, in which Maps are objects that keep their order. */
export function jsonReply(body: unknown, init: ResponseInit = {}): Response {
  const reply = new Response(writeOrderedJson(body), init);
  reply.headers.set("Content-Type", "application/json");
  return reply;
}

/** What is told of each refusal. */
const DETAILS: { [R in Refusal as R["reason"]]: (refusal: R) => string } = {
  "invalid-input": ({ path, message }) => `${path}: ${message}`,
  full: ({ most }) => `There is room for ${most} at most`,
  stale: () => "It was changed meanwhile: read it again",
  taken: ({ what }) => `This ${what} is taken`,
  "too-large": ({ mostBytes }) => `At most ${mostBytes} bytes are read`,
  "wrong-kind": () => "The body must be JSON, with Content-Type: application/json",
  unreadable: () => "The body is no JSON in UTF-8, or is nested too deeply",
  "wrong-login": () => "Invalid username or password",
  "no-shop": () => "This account works for no shop",
  "too-many": ({ retryAfter }) => `Too many requests: try again in ${retryAfter} seconds`,
  "key-reused": () => "This Idempotency-Key was used for another call",
  gone: () => "This was there before, and is gone since",
  doubtful: () => "This was not taken for a person's",
  banned: ({ because }) => `The moderators have shut you out: ${because}`,
  "age-unknown": ({ leastAge }) => `Only those of ${leastAge} and older may write here`,
  "wrong-code": () => "This code is not good",
  "not-empty": () => "There is something already that would be lost",
  "own-thing": () => "It is your own",
};

/** A refusal as the JSON API tells it. */
export function refusalReply(refusal: Refusal): Response {
  // Each function gets the refusal of its own name.
  const tell = DETAILS[refusal.reason] as (refusal: Refusal) => string;
  const errors =
    refusal.reason === "invalid-input" ? { [refusal.path]: refusal.message } : undefined;
  const problem = { status: statusOf(refusal), detail: tell(refusal) };
  return problemReply(errors ? { ...problem, errors } : problem, retryHeaders(refusal));
}
