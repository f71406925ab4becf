import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/db/database.ts";
import { database, requestId, splashMs } from "./context.ts";
import { log } from "./log.ts";
import { methodNotAllowed } from "./replies.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** Nothing can be written yet. */
const METHODS = ["GET", "HEAD"];

/**
 * What happens around every request, whatever answers it, the framework's own errors among them: the context
 * is filled, security headers are added, one line is logged.
 */
export async function everyRequest(
  request: Request,
  answer: (request: Request, context: RouterContextProvider) => Promise<Response>,
): Promise<Response> {
  const began = Date.now();
  const id = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  const context = new RouterContextProvider();
  context.set(requestId, id);
  context.set(splashMs, Number.parseInt(env.SPLASH_MS, 10) || 0);
  context.set(database, openDatabase(env.DB));

  const isAllowed = METHODS.includes(request.method);
  const answered = isAllowed ? await answer(request, context) : methodNotAllowed(METHODS);
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
}
