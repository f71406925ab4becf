import { exports } from "cloudflare:workers";

/** Where the Worker stands in tests. */
export const ORIGIN = "http://nukkad.test";

/** Sends a request to the whole Worker. Redirects are given back, not followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: "manual", ...init }));
}

/** Sends a form of one of our own pages, as a browser without JavaScript does. */
export function submit(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return visit(path, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } });
}
