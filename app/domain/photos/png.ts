import { crc32 } from "node:zlib";
import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { joined, textAt, viewOf } from "./bytes.ts";
import { damagedImage, MAX_PIECES, type Picture } from "./picture.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Chunks for the picture, its colours and the size of its pixels. */
const DRAWN = new Set("IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP sBIT pHYs".split(" "));

/** Length, type, data and CRC (PNG, third edition, 5.3). `bytes` is all of it. */
interface Chunk {
  type: string;
  data: Uint8Array;
  bytes: Uint8Array;
}

export function isPng(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, SIGNATURE.length) === SIGNATURE;
}

/** Keeps the picture alone; of an animation, the still that other viewers show. */
export function readPng(bytes: Uint8Array): Outcome<Picture, InvalidInput> {
  const chunks = chunksOf(bytes);
  if (!chunks?.every(({ type }) => DRAWN.has(type) || isAncillary(type))) return damagedImage();
  const drawn = chunks.filter(({ type }) => DRAWN.has(type));
  const header = drawn[0];
  if (!header || !isWhole(drawn) || !drawn.every(hasItsCrc)) return damagedImage();
  const size = viewOf(header.data);
  return done({
    width: size.getUint32(0),
    height: size.getUint32(4),
    bytes: joined([bytes.subarray(0, SIGNATURE.length), ...drawn.map((chunk) => chunk.bytes)]),
  });
}

function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (chunks.length < MAX_PIECES) {
    const chunk = chunkAt(bytes, at);
    if (!chunk) return undefined;
    chunks.push(chunk);
    if (chunk.type === "IEND") return chunks;
    at += chunk.bytes.length;
  }
  return undefined;
}

function chunkAt(bytes: Uint8Array, at: number): Chunk | undefined {
  if (at + 12 > bytes.length) return undefined;
  const data = at + 8;
  const end = data + viewOf(bytes).getUint32(at);
  if (end + 4 > bytes.length) return undefined;
  return {
    type: textAt(bytes, at + 4, 4),
    data: bytes.subarray(data, end),
    bytes: bytes.subarray(at, end + 4),
  };
}

/** A lower-case first letter marks a chunk that viewers may ignore. They must reject others they do not know (5.4). */
function isAncillary(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) !== 0;
}

/** One IHDR of 13 bytes at the start, at least one IDAT, and an empty IEND (5.6, 11.2). */
function isWhole([header, ...others]: Chunk[]): boolean {
  return (
    header?.type === "IHDR" &&
    header.data.length === 13 &&
    others.every(({ type }) => type !== "IHDR") &&
    others.some(({ type }) => type === "IDAT") &&
    others.at(-1)?.data.length === 0
  );
}

/** The CRC covers type and data (5.5). */
function hasItsCrc({ bytes }: Chunk): boolean {
  const end = bytes.length - 4;
  return crc32(bytes.subarray(4, end)) === viewOf(bytes).getUint32(end);
}
