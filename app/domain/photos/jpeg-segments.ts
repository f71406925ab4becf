import { joined, viewOf } from "./bytes.ts";
import { MAX_PIECES } from "./picture.ts";

/** Markers by their names in ITU T.81, table B.1. Each is the byte after a 0xff. */
export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;

/** From its marker to the end of its payload; with SOS, `bytes` go on to the end of the scan's data. */
export interface Segment {
  marker: number;
  payload: Uint8Array;
  bytes: Uint8Array;
}

/** All segments between SOI and the first EOI, behind which phones append films and further pictures. */
export function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  while (segments.length < MAX_PIECES) {
    // Any number of 0xff may stand before a marker (B.1.1.2).
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (bytes[at] === 0xff && bytes[at + 1] === EOI) return segments;
    const segment = segmentAt(bytes, at);
    if (!segment) return undefined;
    segments.push(segment);
    at += segment.bytes.length;
  }
  return undefined;
}

function segmentAt(bytes: Uint8Array, at: number): Segment | undefined {
  if (at + 4 > bytes.length) return undefined;
  const view = viewOf(bytes);
  const marker = view.getUint8(at + 1);
  if (view.getUint8(at) !== 0xff || !hasLength(marker)) return undefined;
  const length = view.getUint16(at + 2);
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) return undefined;
  const payload = bytes.subarray(at + 4, end);
  if (marker !== SOS) return { marker, payload, bytes: bytes.subarray(at, end) };
  const scanEnd = endOfScan(bytes, end);
  return scanEnd > end ? { marker, payload, bytes: bytes.subarray(at, scanEnd) } : undefined;
}

/** Not RSTn (0xd0 to 0xd7), SOI and EOI, which stand alone, nor what lies below SOF0 (table B.1). */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > EOI);
}

/** The place of the first marker that is not within a scan's data; -1 where the bytes end before. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && goesOn(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  return at;
}

/** In a scan, 0x00 says that the 0xff before it is data, and RSTn that decoding starts afresh (B.1.1.5). */
function goesOn(afterFf: number | undefined): boolean {
  if (afterFf === undefined) return false;
  return afterFf === 0x00 || afterFf === 0xff || (afterFf >= 0xd0 && afterFf <= 0xd7);
}

/** The segment of a short payload, which fits into a length of one byte. */
export function shortSegment(marker: number, payload: Uint8Array): Uint8Array {
  return joined([[0xff, marker, 0, payload.length + 2], payload]);
}
