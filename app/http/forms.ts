import {
  done,
  refused,
  type InvalidInput,
  type Outcome,
  type TooLarge,
} from "#app/domain/outcome.ts";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * Reads the form that a request sends, of at most `mostBytes` bytes (64 KiB): no more than that is taken in,
 * whatever Content-Length says. Refused where it is longer, is no form, or is a broken one; never throws.
 */
export async function readForm(
  request: Request,
  mostBytes = 65_536,
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

/** Whether a form was sent by the browser itself, and not by the framework's script. */
export function isPlainForm(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

/** The whole body; undefined where it is longer than `mostBytes`, the rest of which is left unread. */
async function readBody(request: Request, mostBytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return new Blob(chunks);
}

function invalid(message: string) {
  return refused<InvalidInput>({ reason: "invalid-input", path: "form", message });
}
