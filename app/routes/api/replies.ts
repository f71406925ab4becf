import { minutesToWait } from "#app/durations.ts";
import { writeOrderedJson } from "#app/domain/ordered-json.ts";
import type { MenuRefusal } from "#app/domain/menus/refusals.ts";
import type { TooMany } from "#app/domain/outcome.ts";
import type { WrongLogin } from "#app/http/credentials.ts";
import type { JsonRefusal } from "#app/http/json.ts";
import { problemReply } from "#app/http/problems.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";

/** The account belongs to no shop: it is an operator's. */
interface NoShop {
  reason: "no-shop";
}

export type ApiRefusal = MenuRefusal | JsonRefusal | WrongLogin | NoShop | TooMany;

/** A JSON reply. Maps become objects that keep their order. */
export function jsonReply(body: unknown, init: ResponseInit = {}): Response {
  const reply = new Response(writeOrderedJson(body), init);
  reply.headers.set("Content-Type", "application/json");
  return reply;
}

const REPLIES: {
  [R in ApiRefusal as R["reason"]]: [status: number, detail: (refusal: R) => string];
} = {
  "invalid-input": [422, (refusal) => `${refusal.path}: ${apiProblemText(refusal)}`],
  full: [422, ({ most }) => `There is room for at most ${most}`],
  stale: [409, () => "It has changed in the meantime: read it again"],
  "too-large": [413, ({ mostBytes }) => `The body can be at most ${mostBytes} bytes`],
  "wrong-kind": [415, () => "The body must be JSON, with Content-Type: application/json"],
  unreadable: [400, () => "The body is not JSON in UTF-8, or is nested too deeply"],
  "wrong-login": [401, () => "Invalid username or password"],
  "no-shop": [403, () => "This account belongs to no shop"],
  "too-many": [429, ({ retryAfter }) => `Too many requests: try again in ${waitText(retryAfter)}`],
  "key-reused": [422, () => "This Idempotency-Key was used for another call"],
};

/** A refusal as the JSON API tells it. */
export function refusalReply(refusal: ApiRefusal): Response {
  // TypeScript does not see that the entry is the one for this refusal.
  const [status, detailOf] = REPLIES[refusal.reason] as [number, (refusal: ApiRefusal) => string];
  const errors =
    refusal.reason === "invalid-input" ? { [refusal.path]: apiProblemText(refusal) } : undefined;
  const problem = { status, detail: detailOf(refusal) };
  return problemReply(errors ? { ...problem, errors } : problem, retryHeaders(refusal));
}

function waitText(seconds: number): string {
  return seconds <= 60 ? `${seconds} seconds` : `${minutesToWait(seconds)} minutes`;
}
