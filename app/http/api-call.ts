import { appOriginOf, withCrossOriginHeaders } from "./cross-origin.ts";
import { isForged, isFromProgram } from "./forgery.ts";
import { asProblem } from "./problems.ts";
import { methodNotAllowed, plainForbidden, plainNotFound } from "./replies.ts";

type Answer = (request: Request) => Promise<Response>;

/** `/add_shop.data` has no slash after it. */
const API_PATH = /^\/(qr|section|shops|add_shop)(\/|\.data$|$)/i;
/** The methods that the framework passes to a loader or an action. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Whether a request is for the JSON API, whose paths are older than the pages. */
export function isApiCall(request: Request): boolean {
  return API_PATH.test(pathIn(request));
}

/** Refuses forged calls, turns every failure into problem+json, and lets apps of allowed origins read the reply. */
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

/** Answers what the framework would answer by itself: its data suffix, and methods it does not know. */
async function answerAnyMethod(request: Request, answer: Answer): Promise<Response> {
  if (pathIn(request).endsWith(".data")) return plainNotFound();
  if (METHODS.has(request.method)) return answer(request);
  const { headers } = await answer(new Request(request.url, { method: "OPTIONS" }));
  return headers.has("Allow") ? methodNotAllowed([headers.get("Allow") ?? ""]) : plainNotFound();
}

/** The path as the router reads it, each segment decoded. */
function pathIn({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    const parts = pathname.split("/").map((part) => decodeURIComponent(part));
    return parts.map((part) => part.replaceAll("/", "%2F")).join("/");
  } catch {
    return pathname;
  }
}
