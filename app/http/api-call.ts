import { appOriginOf, withCrossOriginHeaders } from "./cross-origin.ts";
import { isForged, isFromProgram } from "./forgery.ts";
import { asProblem } from "./problems.ts";
import { methodNotAllowed, plainForbidden, plainNotFound } from "./replies.ts";

type Answer = (request: Request) => Promise<Response>;

/** `/add_shop.data` has no stroke behind it. */
const API_PATH = /^\/(qr|section|shops|add_shop)(\/|\.data$|$)/i;
/** What the framework hands to a door. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Whether a request is one for the JSON API, whose paths are older than this product's pages. */
export function isApiCall(request: Request): boolean {
  return API_PATH.test(pathIn(request));
}

/**
 * What happens around every call of the JSON API: a forged one is refused, every failure is told as
 * problem+json, and apps of the origins on the list may read the reply.
 */
export async function answerApiCall(request: Request, answer: Answer): Promise<Response> {
  const reply = await asProblem(
    isForgedCall(request) ? plainForbidden() : await answerAnyMethod(request, answer),
  );
  const whole = withCrossOriginHeaders(request, reply);
  return request.method === "HEAD" ? new Response(null, whole) : whole;
}

function isForgedCall(request: Request): boolean {
  const isTrusted = isFromProgram(request) || appOriginOf(request) !== undefined;
  return !isTrusted && isForged(request);
}

/** What the framework would answer by itself is answered here: its suffix for data, and methods unknown to it. */
async function answerAnyMethod(request: Request, answer: Answer): Promise<Response> {
  if (pathIn(request).endsWith(".data")) return plainNotFound();
  if (METHODS.has(request.method)) return answer(request);
  const { headers } = await answer(new Request(request.url, { method: "OPTIONS" }));
  return headers.has("Allow") ? methodNotAllowed([headers.get("Allow") ?? ""]) : plainNotFound();
}

/** The path as the router reads it: its parts are unescaped each for itself. */
function pathIn({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    const parts = pathname.split("/").map((part) => decodeURIComponent(part));
    return parts.map((part) => part.replaceAll("/", "%2F")).join("/");
  } catch {
    return pathname;
  }
}
