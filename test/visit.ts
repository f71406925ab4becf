import { exports } from "cloudflare:workers";

/** Sends a request to the whole Worker. Redirects are given back, not followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(
    new Request(`http://nukkad.test${path}`, { redirect: "manual", ...init }),
  );
}
