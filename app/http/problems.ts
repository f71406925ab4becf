export const PROBLEM_TITLES: Record<number, string> = {
  400: "What was sent cannot be read",
  401: "Not logged in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "It was changed meanwhile",
  413: "Too much was sent",
  414: "The address is too long",
  415: "Not JSON",
  422: "Some fields are wrong",
  429: "Too many requests",
  431: "A header is too long",
  500: "Something went wrong",
  503: "Not available right now",
};

export interface ProblemDetails {
  status: number;
  /** What is wrong this time, as a sentence. */
  detail: string;
  /** What is wrong with each field, by name. */
  errors?: Record<string, string>;
}

/** A problem in the format of the JSON API: `application/problem+json` (RFC 9457). */
export function problemReply(
  { status, detail, errors }: ProblemDetails,
  headers: HeadersInit = {},
): Response {
  const body = { title: PROBLEM_TITLES[status] ?? PROBLEM_TITLES[500], status, detail, errors };
  const reply = new Response(JSON.stringify(body), { status, headers });
  reply.headers.set("Content-Type", "application/problem+json");
  return reply;
}

/** Turns a failed reply into a problem; any other stays as it is. */
export async function asProblem(reply: Response): Promise<Response> {
  const type = reply.headers.get("Content-Type") ?? "";
  if (reply.status < 400 || type.startsWith("application/problem+json")) return reply;
  const said = type.startsWith("text/plain") ? (await reply.text()).trim() : "";
  // The framework's words about a bug may be the bug's own.
  const detail = reply.status < 500 ? said : "Please try again in a moment";
  return problemReply({ status: reply.status, detail }, reply.headers);
}
