import { env } from "cloudflare:workers";

/** The headers that calls from another origin may send, and may read. */
const SENT = "Content-Type, Idempotency-Key, If-None-Match, X-XSRF-TOKEN";
const READ = "Age, Allow, ETag, Retry-After, X-XSRF-TOKEN";
const REMEMBERED_SECONDS = "600";

/** The allowed origin that a request comes from; undefined for every other. */
export function appOriginOf(request: Request): string | undefined {
  const origin = request.headers.get("Origin");
  return origin !== null && appOrigins().includes(origin) ? origin : undefined;
}

/** Adds the headers with which browsers hand the reply to an app of an allowed origin (Fetch standard, 3.3). */
export function withCrossOriginHeaders(request: Request, reply: Response): Response {
  if (appOrigins().length === 0) return reply;
  const shared = new Response(reply.body, reply);
  shared.headers.append("Vary", "Origin");
  const origin = appOriginOf(request);
  if (origin === undefined) return shared;
  shared.headers.set("Access-Control-Allow-Origin", origin);
  shared.headers.set("Access-Control-Allow-Credentials", "true");
  shared.headers.set("Access-Control-Expose-Headers", READ);
  if (request.method === "OPTIONS") {
    shared.headers.set("Access-Control-Allow-Methods", reply.headers.get("Allow") ?? "");
    shared.headers.set("Access-Control-Allow-Headers", SENT);
    shared.headers.set("Access-Control-Max-Age", REMEMBERED_SECONDS);
  }
  return shared;
}

function appOrigins(): string[] {
  const written = env.APP_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== "");
  // Browsers send no slash at the end.
  return written.map((origin) => origin.replace(/\/$/, ""));
}
