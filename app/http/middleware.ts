import { env } from "cloudflare:workers";
import type { MiddlewareFunction } from "react-router";
import { openDatabase } from "#app/db/database.ts";
import { database, requestId, splashMs } from "./context.ts";
import { log } from "./log.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** What happens around every request: the context is filled, headers are added, one line is logged. */
export const everyRequest: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const began = Date.now();
  const id = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  context.set(requestId, id);
  context.set(splashMs, Number.parseInt(env.SPLASH_MS, 10) || 0);
  context.set(database, openDatabase(env.DB));

  const answered = await next();
  const response = new Response(answered.body, answered);
  addSecurityHeaders(response.headers);
  log("request", {
    requestId: id,
    method: request.method,
    path: new URL(request.url).pathname.slice(0, 200),
    status: response.status,
    milliseconds: Date.now() - began,
  });
  return response;
};
