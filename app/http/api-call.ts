import { appOriginOf, withCrossOriginHeaders } from "./cross-origin.ts";
import { isForged, isFromProgram } from "./forgery.ts";
import { asProblem } from "./problems.ts";
import { methodNotAllowed, plainForbidden, plainNotFound } from "./replies.ts";

type Answer = (request: Request) => Promise<Response>;

/** Its last path would be a page's data under the framework's suffix, as those within a folder are. */
const API_PATH = /^\/(qr|section|shops|add_shop)(\/|\.data$|$)/i;
/** What the framework hands to a door. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Whether a request is one for the JSON API, whose paths are older than this product's pages. */
export function isApiCall(request: Request): boolean {
  return API_PATH.test(new URL(request.url).pathname);
}

/**
 * What happens around every call of the JSON API: a forged one is refused, every failure is told as
 * problem+json, and apps of the origins on the list may read the reply.
 */
export async function answerApiCall(request: Request, answer: Answer): Promise<Response> {
  const reply = await asProblem(await answerUnlessForged(request, answer));
  const whole = withCrossOriginHeaders(request, reply);
  return request.method === "HEAD" ? new Response(null, whole) : whole;
}

async function answerUnlessForged(request: Request, answer: Answer): Promise<Response> {
  const isTrusted = isFromProgram(request) || appOriginOf(request) !== undefined;
  if (!isTrusted && isForged(request)) return plainForbidden();
  // Under this suffix the framework would answer without the door's own reply.
  if (new URL(request.url).pathname.endsWith(".data")) return plainNotFound();
  if (METHODS.has(request.method)) return answer(request);
  const { headers } = await answer(new Request(request.url, { method: "OPTIONS" }));
  return headers.has("Allow") ? methodNotAllowed([headers.get("Allow") ?? ""]) : plainNotFound();
}
