import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/db/database.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { answerApiCall, isApiCall } from "./api-call.ts";
import {
  database,
  edgeGuess,
  evidence,
  images,
  purgeMenu,
  requestId,
  shownMenus,
  splashMs,
} from "./context.ts";
import { isForged } from "./forgery.ts";
import { log, logError, pathOf } from "./log.ts";
import { guessPlace } from "./places.ts";
import { purgeMenuPages } from "./purge.ts";
import { failed, methodNotAllowed, plainForbidden } from "./replies.ts";
import { withSecurityHeaders } from "./security-headers.ts";

type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>;

const METHODS = ["GET", "HEAD", "POST"];
/** Those of a route without an action: the framework refuses a POST there, but does not name them. */
const METHODS_WITHOUT_ACTION = ["GET", "HEAD"];

/**
 * What happens around every request, whatever answers it, the framework's own errors among them: the context
 * is filled, forged requests are refused, security headers are added, one line is logged.
 */
export async function everyRequest(request: Request, answer: Answer): Promise<Response> {
  const began = Date.now();
  const id = request.headers.get("CF-Ray")?.slice(0, 64) ?? crypto.randomUUID();
  const toAnswer = (asked: Request) => answerOrFail(asked, answer, id);
  const around = isApiCall(request) ? answerApiCall : answerPage;
  const reply = withSecurityHeaders(await around(request, toAnswer));
  log("request", {
    requestId: id,
    method: request.method,
    path: pathOf(request),
    status: reply.status,
    milliseconds: Date.now() - began,
  });
  return reply;
}

async function answerPage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS);
  if (isForged(request)) return plainForbidden();
  const reply = await answer(request);
  const isUntold = reply.status === 405 && !reply.headers.has("Allow");
  return isUntold ? methodNotAllowed(METHODS_WITHOUT_ACTION) : reply;
}

async function answerOrFail(request: Request, answer: Answer, id: string): Promise<Response> {
  try {
    const context = new RouterContextProvider();
    context.set(requestId, id);
    context.set(splashMs, Math.max(0, Number.parseInt(env.SPLASH_MS, 10) || 0));
    context.set(shownMenus, env.SHOWN_MENUS);
    context.set(database, openDatabase(env.DB));
    context.set(purgeMenu, purgeMenuPages);
    context.set(images, openImageBucket(env.IMAGES));
    context.set(evidence, openImageBucket(env.EVIDENCE));
    context.set(edgeGuess, guessPlace(request));
    return await answer(request, context);
  } catch (error) {
    logError(error, { requestId: id, path: pathOf(request) });
    return failed();
  }
}
