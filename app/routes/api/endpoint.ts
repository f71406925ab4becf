import type { LoaderFunctionArgs } from "react-router";
import { methodNotAllowed } from "#app/http/replies.ts";
import type { Call } from "./calls.ts";

type Method = "GET" | "POST" | "PUT";
type Calls = Partial<Record<Method, Call>>;

export interface Endpoint {
  (args: LoaderFunctionArgs): Promise<Response>;
  calls: Calls;
}

/** Answers HEAD like GET, OPTIONS with the allowed methods, and unknown methods with a 405 that names them. */
export function endpoint(calls: Calls): Endpoint {
  const methods = Object.keys(calls).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
  async function answer(args: LoaderFunctionArgs): Promise<Response> {
    const { method } = args.request;
    const call = calls[(method === "HEAD" ? "GET" : method) as Method];
    if (call) return call.answer(args);
    const allowed = [...methods, "OPTIONS"];
    if (method !== "OPTIONS") return methodNotAllowed(allowed);
    return new Response(null, { status: 204, headers: { Allow: allowed.join(", ") } });
  }
  return Object.assign(answer, { calls });
}
