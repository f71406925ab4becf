/** What the bytes of a file are, whatever its name says. */
export type FileKind = "text" | "zip" | "xls" | "locked" | "pdf" | "image" | "unknown";

const STARTS: [FileKind, number[]][] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["xls", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["image", [0x89, 0x50, 0x4e, 0x47]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", [0x47, 0x49, 0x46, 0x38]],
  ["image", [0x42, 0x4d]],
  ["image", [0x52, 0x49, 0x46, 0x46]],
];
/** How a workbook with a password names its content, in UTF-16. */
const ENCRYPTED = Array.from("Encrypted", (letter) => [letter.charCodeAt(0), 0]).flat();
/** How many bytes are looked at. */
const HEAD = 4_096;

/** Tells a file by its first bytes. */
export function sniff(bytes: Uint8Array): FileKind {
  const kind = kindByStart(bytes);
  if (kind === "xls" && isEncrypted(bytes)) return "locked";
  // "BM" also begins words.
  const isSure = kind !== undefined && bytes[0] !== 0x42;
  if (isSure) return kind;
  const isText = !isBinary(bytes) || utf16Of(bytes) !== undefined;
  return isText ? "text" : (kind ?? "unknown");
}

function kindByStart(bytes: Uint8Array): FileKind | undefined {
  // HEIC and AVIF, as phones take them.
  if (hasAt(bytes, [0x66, 0x74, 0x79, 0x70], 4)) return "image";
  return STARTS.find(([, start]) => hasAt(bytes, start, 0))?.[0];
}

function hasAt(bytes: Uint8Array, start: number[], at: number): boolean {
  return start.every((byte, index) => bytes[at + index] === byte);
}

function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x45); at !== -1; at = bytes.indexOf(0x45, at + 1)) {
    if (hasAt(bytes, ENCRYPTED, at)) return true;
  }
  return false;
}

/** Bytes that no text in an 8-bit encoding has. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEAD);
  return head.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

/** Which UTF-16 a text is in, by its mark or by the zeros that every other byte of Latin letters is. */
export function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (hasAt(bytes, [0xff, 0xfe], 0)) return "utf-16le";
  if (hasAt(bytes, [0xfe, 0xff], 0)) return "utf-16be";
  const head = bytes.subarray(0, HEAD);
  const zeros = (rest: number) => head.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd * 8 > head.length && even === 0) return "utf-16le";
  return even * 8 > head.length && odd === 0 ? "utf-16be" : undefined;
}
