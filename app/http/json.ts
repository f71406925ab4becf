import {
  done,
  refused,
  type Outcome,
  type TooLarge,
  type Unreadable,
  type WrongKind,
} from "#app/domain/outcome.ts";
import { parseOrderedJson } from "#app/domain/menus/ordered-json.ts";
import { MOST_BYTES, readBody } from "./body.ts";

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/**
 * Reads the JSON that a request sends, of at most 64 KiB: no more than that is taken in, whatever Content-Length
 * says. Objects at the `ordered` paths come as Maps (see parseOrderedJson). Refused where it is not said to be JSON,
 * is longer, or is none; never throws.
 */
export async function readJson(
  request: Request,
  ordered: readonly string[],
): Promise<Outcome<unknown, WrongKind | TooLarge | Unreadable>> {
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    return refused({ reason: "wrong-kind" });
  }
  try {
    const body = await readBody(request, MOST_BYTES);
    if (!body) return refused({ reason: "too-large", mostBytes: MOST_BYTES });
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await body.arrayBuffer());
    return done(parseOrderedJson(text, ordered));
  } catch {
    // Whatever fails here has failed on what was sent: broken JSON, or a sender who has gone.
    return refused({ reason: "unreadable" });
  }
}
