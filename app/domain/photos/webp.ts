import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { bytesOfText, joined, textAt, viewOf } from "./bytes.ts";
import { damagedImage, MAX_PIECES, refusedImage, type Picture } from "./picture.ts";

/** RIFF, the length of the rest, WEBP; then chunks of name, length and payload (RFC 9649, 2). */
const HEADER_LENGTH = 12;
const CHUNK_HEADER_LENGTH = 8;

/** Flags of VP8X (2.7): colour profile and transparency. */
const DRAWN_FLAGS = 0x20 | 0x10;
const ANIMATION_FLAG = 0x02;

const DRAWN = new Set(["ICCP", "ALPH", "VP8 ", "VP8L"]);

interface Chunk {
  name: string;
  payload: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

/** Whether a file begins as a WebP does; what follows may still be damaged. */
export function isWebp(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP";
}

/** Drops EXIF orientation too, as browsers ignore it in WebP. Animations are refused: they hold no still. */
export function readWebp(bytes: Uint8Array): Outcome<Picture, InvalidInput> {
  const chunks = chunksOf(bytes);
  if (!chunks) return damagedImage();
  const canvas = chunks[0]?.name === "VP8X" ? chunks[0].payload : undefined;
  if (canvas && isAnimated(canvas)) return refusedImage("image-animated");
  const size = sizeOf(chunks, canvas);
  return size ? done({ ...size, bytes: riff(drawn(chunks, canvas)) }) : damagedImage();
}

/** All chunks; undefined where they do not fill the RIFF, or it is longer than the file. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const view = viewOf(bytes);
  const end = CHUNK_HEADER_LENGTH + view.getUint32(4, true);
  if (end > bytes.length) return undefined;
  const chunks: Chunk[] = [];
  let at = HEADER_LENGTH;
  while (at + CHUNK_HEADER_LENGTH <= end && chunks.length < MAX_PIECES) {
    const length = view.getUint32(at + 4, true);
    const payload = at + CHUNK_HEADER_LENGTH;
    chunks.push({ name: textAt(bytes, at, 4), payload: bytes.subarray(payload, payload + length) });
    // A payload of odd length is padded (2.3).
    at = payload + length + (length % 2);
  }
  return at === end ? chunks : undefined;
}

/** The size of the only picture; undefined where there are more, or it does not match the canvas. */
function sizeOf(chunks: Chunk[], canvas: Uint8Array | undefined): Size | undefined {
  const [picture, ...others] = chunks.filter(isPicture);
  if (!picture || others.length > 0) return undefined;
  const { name, payload } = picture;
  const size = name === "VP8L" ? losslessSize(payload) : lossySize(payload);
  return size && canvas && !isCanvasOf(canvas, size) ? undefined : size;
}

function isPicture({ name }: Chunk): boolean {
  return name === "VP8 " || name === "VP8L";
}

/** A key frame: tag, start code, 14 bits each of width and height (RFC 6386, 9.1). */
function lossySize(payload: Uint8Array): Size | undefined {
  const view = viewOf(payload);
  if (payload.length < 10 || textAt(payload, 3, 3) !== "\x9d\x01\x2a") return undefined;
  if ((view.getUint8(0) & 1) !== 0) return undefined;
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

/** Signature, 14 bits each of width - 1 and height - 1, and in the last three version 0 (3.3). */
function losslessSize(payload: Uint8Array): Size | undefined {
  if (payload.length < 5 || payload[0] !== 0x2f) return undefined;
  const bits = viewOf(payload).getUint32(1, true);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Flags, 24 unused bits, and 24 each of width - 1 and height - 1 (2.7). */
function isCanvasOf(canvas: Uint8Array, { width, height }: Size): boolean {
  if (canvas.length < 10) return false;
  const view = viewOf(canvas);
  const canvasWidth = (view.getUint32(4, true) & 0xffffff) + 1;
  const canvasHeight = (view.getUint32(6, true) >>> 8) + 1;
  return canvasWidth === width && canvasHeight === height;
}

function isAnimated(canvas: Uint8Array): boolean {
  return ((canvas[0] ?? 0) & ANIMATION_FLAG) !== 0;
}

/** The picture, with its canvas if it has one, whose flags no longer mention EXIF and XMP. */
function drawn(chunks: Chunk[], canvas: Uint8Array | undefined): Chunk[] {
  if (!canvas) return chunks.filter(isPicture);
  const flags = (canvas[0] ?? 0) & DRAWN_FLAGS;
  const payload = joined([[flags, 0, 0, 0], canvas.subarray(4, 10)]);
  return [{ name: "VP8X", payload }, ...chunks.filter(({ name }) => DRAWN.has(name))];
}

function riff(chunks: Chunk[]): Uint8Array {
  const pieces = chunks.map(({ name, payload }) => riffChunk(name, payload));
  return riffChunk("RIFF", joined([bytesOfText("WEBP"), ...pieces]));
}

function riffChunk(name: string, payload: Uint8Array): Uint8Array {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, payload.length, true);
  const padding = payload.length % 2 === 1 ? [0] : [];
  return joined([bytesOfText(name), new Uint8Array(length.buffer), payload, padding]);
}
