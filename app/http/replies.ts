import { data } from "react-router";
import type { Refusal } from "#app/domain/outcome.ts";

const STATUSES: Record<Refusal["reason"], number> = {
  "invalid-input": 422,
  full: 422,
  "too-large": 413,
  "wrong-kind": 415,
  unreadable: 400,
  stale: 409,
  taken: 409,
  "wrong-login": 401,
  "no-shop": 403,
  "too-many": 429,
  "key-reused": 422,
  gone: 410,
  doubtful: 400,
  banned: 403,
  "age-unknown": 403,
  "wrong-code": 422,
  "not-empty": 409,
  "own-thing": 422,
};

/** The HTTP status with which a refusal is told. */
export function statusOf({ reason }: Refusal): number {
  return STATUSES[reason];
}

/** The header that says when to come again, for a refusal of one time too many; none for others. */
export function retryHeaders(refusal: Refusal): Record<string, string> {
  return refusal.reason === "too-many" ? { "Retry-After": String(refusal.retryAfter) } : {};
}

/** What a page's loader throws when there is nothing here, or nothing that this person may see. */
export function notFound(message: string) {
  return data(message, { status: 404 });
}

/** What an action throws when no page of ours would send this form. */
export function unknownForm() {
  return data("This form is not known here", { status: 400 });
}

/** What a guard throws when somebody who is logged in may not do this. */
export function forbidden(message: string) {
  return data(message, { status: 403 });
}

/** A plain 403, for a request that was not sent by a page of ours. */
export function plainForbidden(): Response {
  return new Response("This request did not come from a page of this site.\n", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** A plain 405 that names the methods that are answered. */
export function methodNotAllowed(methods: readonly string[]): Response {
  return new Response("Method not allowed\n", {
    status: 405,
    headers: { Allow: methods.join(", "), "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** A plain 500, for what failed before any page could say so. */
export function failed(): Response {
  return new Response("Something went wrong. Please try again in a moment.\n", {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** A plain 404 for what is no page: a file, an image, an API path. */
export function plainNotFound(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
