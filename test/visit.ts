import { exports } from "cloudflare:workers";

/** The origin of the Worker in tests. */
export const ORIGIN = "http://nukkad.test";

/** The header of an IP address that no test has used before, so that no limit has counted it. */
export function newAddress(): { "CF-Connecting-IP": string } {
  const groups = crypto.getRandomValues(new Uint16Array(3));
  return {
    "CF-Connecting-IP": `fd00:${Array.from(groups, (group) => group.toString(16)).join(":")}::1`,
  };
}

/** Sends a request to the whole Worker, by default from a new IP address. Does not follow redirects. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(newAddress());
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  return exports.default.fetch(
    new Request(ORIGIN + path, { redirect: "manual", ...init, headers }),
  );
}

/** Sends a form of one of our own pages, as a browser without JavaScript does. */
export function submit(
  path: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return visit(path, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } });
}
