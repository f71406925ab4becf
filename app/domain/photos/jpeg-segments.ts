import { joined, viewOf } from "./bytes.ts";
import { MAX_PIECES } from "./picture.ts";

/** Names of ITU T.81, table B.1. Each marker is the byte after a 0xff. */
export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;

/** `bytes` run from the marker to the end of the payload; for SOS to the end of the scan's data. */
export interface Segment {
  marker: number;
  payload: Uint8Array;
  bytes: Uint8Array;
}

/** All segments between SOI and the first EOI, after which phones append films and further pictures. */
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

/** False for RSTn (0xd0 to 0xd7), SOI and EOI, and for everything below SOF0 (table B.1). */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && (marker < 0xd0 || marker > EOI);
}

/** The offset of the first marker outside the scan's data; -1 where the bytes end before. */
function endOfScan(bytes: Uint8Array, from: number): number {
  // `indexOf` would take 0.1 seconds for five megabytes that are full of markers.
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0xff && !goesOn(bytes[at + 1])) return at;
  }
  return -1;
}

/** In a scan, 0x00 marks the 0xff before it as data, and RSTn restarts decoding (B.1.1.5). */
function goesOn(afterFf: number | undefined): boolean {
  if (afterFf === undefined) return false;
  return afterFf === 0x00 || afterFf === 0xff || (afterFf >= 0xd0 && afterFf <= 0xd7);
}

/** A segment whose payload is short enough for a length of one byte. */
export function shortSegment(marker: number, payload: Uint8Array): Uint8Array {
  return joined([[0xff, marker, 0, payload.length + 2], payload]);
}
