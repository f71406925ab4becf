import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/db/database.ts";
import { database, requestId, splashMs } from "./context.ts";
import { log, logError, pathOf } from "./log.ts";
import { failed, methodNotAllowed } from "./replies.ts";
import { withSecurityHeaders } from "./security-headers.ts";

type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Nothing can be written yet. */
const METHODS = ["GET", "HEAD"];

/**
 * What happens around every request, whatever answers it, the framework's own errors among them: the context
 * is filled, security headers are added, one line is logged.
 */
export async function everyRequest(request: Request, answer: Answer): Promise<Response> {
  const began = Date.now();
  const id = request.headers.get("CF-Ray")?.slice(0, 64) ?? crypto.randomUUID();
  const reply = withSecurityHeaders(await answerOrFail(request, answer, id));
  log("request", {
    requestId: id,
    method: request.method,
    path: pathOf(request),
    status: reply.status,
    milliseconds: Date.now() - began,
  });
  return reply;
}

async function answerOrFail(request: Request, answer: Answer, id: string): Promise<Response> {
  if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS);
  try {
    const context = new RouterContextProvider();
    context.set(requestId, id);
    context.set(splashMs, Math.max(0, Number.parseInt(env.SPLASH_MS, 10) || 0));
    context.set(database, openDatabase(env.DB));
    return await answer(request, context);
  } catch (error) {
    logError(error, { requestId: id, path: pathOf(request) });
    return failed();
  }
}
