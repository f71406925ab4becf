import { data } from "react-router";
import type { Refusal } from "#app/domain/outcome.ts";

/** The `Retry-After` header for a refusal that names a wait; none for others. */
export function retryHeaders(refusal: Refusal & { retryAfter?: number }): Record<string, string> {
  return refusal.retryAfter === undefined ? {} : { "Retry-After": String(refusal.retryAfter) };
}

/** Thrown by a loader if nothing is here, or nothing that this person may see. */
export function notFound(message: string) {
  return data(message, { status: 404 });
}

/** Thrown by an action if no page of ours sends this form. */
export function unknownForm() {
  return data("This form is not known here", { status: 400 });
}

/** Thrown by a guard if somebody who is logged in may not do this. */
export function forbidden(message: string) {
  return data(message, { status: 403 });
}

/** A plain 403, for a request that no page of ours sent. */
export function plainForbidden(): Response {
  return new Response("This request did not come from a page of this site.\n", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** A plain 405 that names the allowed methods. */
export function methodNotAllowed(methods: readonly string[]): Response {
  return new Response("Method not allowed\n", {
    status: 405,
    headers: { Allow: methods.join(", "), "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** In seconds, after a failure of ours. */
const RETRY_AFTER = "10";

/** Makes a failed reply a 503. Pages and the framework's data keep their body; everything else becomes a sentence. */
export function unavailable(failure: Response): Response {
  const type = failure.headers.get("Content-Type") ?? "";
  const isPage = type.startsWith("text/html") || type.startsWith("text/x-script");
  const reply = isPage
    ? new Response(failure.body, { status: 503, headers: failure.headers })
    : plain503();
  reply.headers.set("Retry-After", RETRY_AFTER);
  return reply;
}

function plain503(): Response {
  return new Response("This is not available right now. Please try again in a moment.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** What an action answers with, besides its words, where a part of ours is down. */
export const UNAVAILABLE = { status: 503, headers: { "Retry-After": RETRY_AFTER } };

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
