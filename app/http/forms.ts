import {
  done,
  refused,
  type InvalidInput,
  type Outcome,
  type TooLarge,
} from "#app/domain/outcome.ts";
import { MOST_BYTES, readBody } from "./body.ts";
import { textsOf } from "./texts-of.ts";

const TEXTS_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Reads the form that a request sends, of at most `mostBytes` bytes (64 KiB): no more than that is taken in,
 * whatever Content-Length says. Refused where it is longer, is no form, or is a broken one; never throws.
 */
export async function readForm(
  request: Request,
  mostBytes = MOST_BYTES,
): Promise<Outcome<FormData, InvalidInput | TooLarge>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPES.test(type)) return invalid("must be a form");
  try {
    const body = await readBody(request, mostBytes);
    if (!body) return refused({ reason: "too-large", mostBytes });
    return done(await new Response(body, { headers: { "Content-Type": type } }).formData());
  } catch {
    // Whatever fails here has failed on what was sent: a broken form, or one whose sender has gone.
    return invalid("must be a whole form");
  }
}

/**
 * Reads a form of texts alone, as the browser sends it that has no files: its fields by name, the last where
 * there are more of a name, with plain line ends. Refused where it is longer than 64 KiB, is no such form, or is
 * not in UTF-8; never throws.
 */
export async function readTexts(
  request: Request,
): Promise<Outcome<Record<string, string>, InvalidInput | TooLarge>> {
  if (!TEXTS_TYPE.test(request.headers.get("Content-Type") ?? "")) return invalid("must be a form");
  try {
    const body = await readBody(request, MOST_BYTES);
    if (!body) return refused({ reason: "too-large", mostBytes: MOST_BYTES });
    return done(textsOf(new URLSearchParams(decodeStrictly(await body.arrayBuffer()))));
  } catch {
    return invalid("must be a whole form in UTF-8");
  }
}

/** The text of these bytes. Throws where they, or those that their escapes stand for, are no UTF-8. */
function decodeStrictly(bytes: ArrayBuffer): string {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  // What is decoded is used: a bundler drops a call that only throws.
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) =>
    encodeURIComponent(decodeURIComponent(escapes)),
  );
}

/** Whether a form was sent by the browser itself, and not by the framework's script. */
export function isPlainForm(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

function invalid(message: string) {
  return refused<InvalidInput>({ reason: "invalid-input", path: "form", message });
}
