import { logIn } from "./sessions.ts";
import { visit } from "./visit.ts";

/** A call of the JSON API as the first app sends it, from no browser. */
export interface ApiCall {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a call came to. */
export interface ApiReply {
  status: number;
  type: string;
  headers: Headers;
  json: unknown;
}

/** Makes a call; its body is sent as JSON, or as it is where it is text already. */
export async function call({ method, path, body, headers = {} }: ApiCall): Promise<ApiReply> {
  const response = await visit(path, {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("Content-Type") ?? "",
    headers: response.headers,
    json: text === "" ? undefined : JSON.parse(text),
  };
}

/** The headers of who is logged in to a shop; of an operator where that is null. */
export async function loginHeaders(
  ...who: Parameters<typeof logIn>
): Promise<Record<string, string>> {
  const { cookie, token } = await logIn(...who);
  return { Cookie: cookie, "X-XSRF-TOKEN": token };
}
