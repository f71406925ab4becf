import { data } from "react-router";

/** What a page's loader throws when there is nothing here, or nothing that this person may see. */
export function notFound(message: string) {
  return data(message, { status: 404 });
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
