import { isApiCall } from "./api-call.ts";
import { problemReply } from "./problems.ts";

/** In characters. A new post's text may be in an address; Cloudflare itself lets 16 KB through. */
const LONGEST_ADDRESS = 8_192;
/** Ours are under 2,000, but cookies of others on the same domain come along. */
const LONGEST_HEADER = 16_384;

/** Limits paths, queries and cookies before anything reads them. Undefined unless address or headers are too long. */
export function refuseLongHead(request: Request): Response | undefined {
  if (request.url.length > LONGEST_ADDRESS) {
    return refuse(request, 414, `The address may have at most ${LONGEST_ADDRESS} characters`);
  }
  const long = [...request.headers].find(([, value]) => value.length > LONGEST_HEADER);
  if (!long) return undefined;
  return refuse(
    request,
    431,
    `The header ${long[0]} may have at most ${LONGEST_HEADER} characters`,
  );
}

function refuse({ url }: Request, status: number, detail: string): Response {
  if (isApiCall(new Request(url.slice(0, LONGEST_ADDRESS))))
    return problemReply({ status, detail });
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${detail}\n`, { status, headers });
}
