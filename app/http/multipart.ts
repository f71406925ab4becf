import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";

/** The product's forms have at most 12 parts, and the name of a file takes at most 255 bytes. */
const LIMITS = { maxParts: 200, maxHeaderSize: 2_048 };
const OVER_LIMITS = [MaxPartsExceededError, MaxHeaderSizeExceededError, MaxTotalSizeExceededError];

/**
 * The fields of a form, one by one. Throws where the form is broken, breaks off, or exceeds 200 parts or the `most` bytes
 * of names and texts, or of files. The runtime's own parser has no such limits, and took 5 seconds for 20 MB of nothing
 * but boundaries.
 */
export function* readParts(
  body: Uint8Array,
  contentType: string,
  most: { texts: number; files: number },
): Generator<[name: string, value: string | File]> {
  const boundary = getMultipartBoundary(contentType) ?? "";
  let [textBytes, fileBytes] = [0, 0];
  for (const part of parseMultipart(body, { ...LIMITS, boundary, maxFileSize: body.length })) {
    const { name, filename } = namesOf(part);
    textBytes += Buffer.byteLength(`${name}=${filename ?? ""}&`);
    if (filename === undefined) textBytes += part.size;
    else fileBytes += part.size;
    if (textBytes > most.texts) throw new MaxTotalSizeExceededError(most.texts);
    if (fileBytes > most.files) throw new MaxTotalSizeExceededError(most.files);
    if (filename === undefined) yield [name, part.text];
    else yield [name, new File([part.arrayBuffer], filename, { type: part.mediaType ?? "" })];
  }
}

/** Whether `readParts` refused a form because of its size. */
export function isOverLimit(error: unknown): boolean {
  return OVER_LIMITS.some((limit) => error instanceof limit);
}

/** The name of a field, and of its file if it is one. RFC 7578 (4.2) forbids `filename*`, which the parser would log. */
function namesOf(part: MultipartPart): { name: string; filename: string | undefined } {
  const { name, headers } = part;
  if (!name || headers["content-disposition"]?.includes("filename*")) throw new Error("no name");
  return { name, filename: part.filename };
}
