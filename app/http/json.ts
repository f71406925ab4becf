import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { parseOrderedJson } from "#app/domain/ordered-json.ts";
import { MOST_BYTES, readBody, type TooLarge } from "./body.ts";

/** The request does not say that it sends JSON. */
interface WrongKind {
  reason: "wrong-kind";
}

/** What was sent is broken JSON, not UTF-8, or nested too deeply. */
interface Unreadable {
  reason: "unreadable";
}

export type JsonRefusal = WrongKind | TooLarge | Unreadable;

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** At most 64 KiB; `ordered` as in parseOrderedJson. Refused: not declared as JSON, too long, broken. Never throws. */
export async function readJson(
  request: Request,
  ordered: readonly string[],
): Promise<Outcome<unknown, JsonRefusal>> {
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    return refused({ reason: "wrong-kind" });
  }
  try {
    const { bytes, isWhole } = await readBody(request, MOST_BYTES);
    if (!isWhole) return refused({ reason: "too-large", mostBytes: MOST_BYTES });
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return done(parseOrderedJson(text, ordered));
  } catch {
    // Whatever fails here has failed on what was sent: broken JSON, or a sender who has gone.
    return refused({ reason: "unreadable" });
  }
}
