import { MOST_PHOTO_BYTES } from "#app/domain/photos/limits.ts";
import { done, invalidAt, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { type Body, readBody, type TooLarge } from "./body.ts";
import { isOverLimit, readParts } from "./multipart.ts";
import { textsOf } from "./texts-of.ts";

export type FormRefusal = InvalidInput | TooLarge;

const TEXTS_TYPE = "application/x-www-form-urlencoded";
const FILES_TYPE = "multipart/form-data";

/**
 * The limit of a form of texts: 256 KiB. Text that is too long for its field has to be read all the same, so that the
 * page can come back with all of it. A letter of Hindi takes nine bytes in such a form, so there is room for 29,000;
 * the longest field takes 2,000. Anybody may send a form, but this much takes only a millisecond to read.
 */
const MOST_TEXT_BYTES = 262_144;

/** The most fields in such a form. Many small fields are slow to read: 131,000 of them took 0.1 s. */
const MOST_FIELDS = 1_000;
const AMPERSAND = 0x26;

/** How many more bytes of files are read than a form may have, so that it is refused for them and not as a form. */
const BEYOND_FILES = 32_768;

/** The most bytes of texts (default 256 KiB), and of files (default none). */
interface FormSize {
  texts?: number;
  files?: number;
}

/**
 * For 3,000 dishes, each with two names and a description as long as may be, at three bytes a letter of Hindi; one
 * picture, or all photos of a post.
 */
export const LARGEST_FORM = { texts: 8_000_000, files: MOST_PHOTO_BYTES };

/** The fields read from each request, as a body can be read only once. */
const formsRead = new WeakMap<Request, FormFields>();

/** The fields of a form in order, files included. */
export type FormFields = [name: string, value: FormDataEntryValue][];

/** The fields already read, of an oversized form with files only the first ones; undefined if none were read yet. */
export function fieldsReadOf(request: Request): FormFields | undefined {
  return formsRead.get(request);
}

/**
 * Reads the form in a request, up to its limit whatever Content-Length says; boundaries and the names of fields count as
 * texts. Refused if it is too long, not a form, or malformed; never throws.
 */
export async function readForm(
  request: Request,
  size: FormSize = {},
): Promise<Outcome<FormData, FormRefusal>> {
  const mostBytes = mostBytesOf(request, size);
  if (mostBytes === undefined) return unreadable();
  const fields: FormFields = [];
  let isWhole = true;
  try {
    const body = await readFormBody(request, mostBytes);
    ({ isWhole } = body);
    formsRead.set(request, fields);
    for (const field of await fieldsIn(body, request, size)) fields.push(field);
  } catch (error) {
    if (isOverLimit(error)) return tooLarge(size.texts ?? MOST_TEXT_BYTES);
    // Whatever else fails here has failed on what was sent: a broken form, or one whose sender has gone.
    if (isWhole) return unreadable();
  }
  return isWhole ? done(formOf(fields)) : tooLarge(mostBytes);
}

/**
 * Reads a form without files: its fields by name, the last of several with one name, with plain line ends. Refused over
 * 256 KiB or 1,000 fields, for any other kind of body, or if not UTF-8; never throws.
 */
export async function readTexts(
  request: Request,
): Promise<Outcome<Record<string, string>, FormRefusal>> {
  if (typeOf(request) !== TEXTS_TYPE) return unreadable();
  try {
    const { bytes, isWhole } = await readFormBody(request, MOST_TEXT_BYTES);
    if (!isWhole) return tooLarge(MOST_TEXT_BYTES);
    const fields = [...new URLSearchParams(decodeStrictly(bytes))];
    formsRead.set(request, fields);
    return done(textsOf(fields));
  } catch {
    return unreadable();
  }
}

function mostBytesOf(
  request: Request,
  { texts = MOST_TEXT_BYTES, files = 0 }: FormSize,
): number | undefined {
  const type = typeOf(request);
  if (type === TEXTS_TYPE) return texts;
  // A form with files holds long texts or a picture, and up to 256 KiB of other texts.
  const most = texts > MOST_TEXT_BYTES ? Math.max(texts, files) : files;
  return type === FILES_TYPE ? most + MOST_TEXT_BYTES : undefined;
}

function typeOf({ headers }: Request): string {
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";", 1);
  return type.trim().toLowerCase();
}

/** A form of texts with more fields than it may have counts as too large. */
async function readFormBody(request: Request, mostBytes: number): Promise<Body> {
  const { bytes, isWhole } = await readBody(request, mostBytes);
  return {
    bytes,
    isWhole: isWhole && !(typeOf(request) === TEXTS_TYPE && hasTooManyFields(bytes)),
  };
}

function hasTooManyFields(bytes: Uint8Array): boolean {
  let at = -1;
  for (let fields = 1; fields <= MOST_FIELDS; fields++) {
    at = bytes.indexOf(AMPERSAND, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The fields of a form, one after the other. One with files that breaks off has those before it does. */
async function fieldsIn(
  { bytes, isWhole }: Body,
  request: Request,
  { texts = MOST_TEXT_BYTES, files = 0 }: FormSize,
): Promise<Iterable<FormFields[number]>> {
  const type = request.headers.get("Content-Type") ?? "";
  // The limit of the body leaves room for larger files where there is less text.
  const most = { texts, files: files + BEYOND_FILES };
  if (typeOf(request) === FILES_TYPE) return readParts(bytes, type, most);
  return isWhole ? new Response(bytes, { headers: { "Content-Type": type } }).formData() : [];
}

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

/** Decodes these bytes. Throws if they, or the bytes of their escapes, are not UTF-8. */
function decodeStrictly(bytes: Uint8Array): string {
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

function tooLarge(mostBytes: number) {
  return refused<TooLarge>({ reason: "too-large", mostBytes });
}

function unreadable() {
  return invalidAt("form", { code: "form-unreadable" });
}
