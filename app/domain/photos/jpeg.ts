import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { joined, textAt, viewOf } from "./bytes.ts";
import { exifOfOrientation, isExif, readOrientation, UPRIGHT } from "./exif.ts";
import { EOI, segmentsOf, shortSegment, SOI, SOS, type Segment } from "./jpeg-segments.ts";
import { damagedImage, refusedImage, type Picture } from "./picture.ts";

const SOF2 = 0xc2;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** Needed to draw the picture: SOF0 to SOF2, DHT, SOS, DQT and DRI (ITU T.81, table B.1). */
const DRAWN = new Set([0xc0, 0xc1, SOF2, 0xc4, SOS, 0xdb, 0xdd]);

/** DHT, JPG and DAC have numbers among the frames' markers. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

/** Whether a file begins as a JPEG does; what follows may still be damaged. */
export function isJpeg(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, 3) === "\xff\xd8\xff";
}

/** Keeps what draws the picture, and its orientation. Gives the size as shown: swapped after a turn by a quarter. */
export function readJpeg(bytes: Uint8Array): Outcome<Picture, InvalidInput> {
  const segments = segmentsOf(bytes);
  if (!segments) return damagedImage();
  const frames = segments.filter(isFrame);
  if (frames.some(({ marker }) => marker > SOF2)) {
    return refusedImage("image-rare-jpeg");
  }
  const [frame] = frames;
  if (!frame || frames.length > 1 || !isInOrder(segments, frame)) return damagedImage();
  const header = viewOf(frame.payload);
  const [height, width] = [header.getUint16(1), header.getUint16(3)];
  const orientation = orientationOf(segments);
  const isOnItsSide = orientation >= 5;
  return done({
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    bytes: drawn(segments, orientation),
  });
}

function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
}

/** The frame comes before the scans, and headers are as long as their components need (B.2.2, B.2.3). */
function isInOrder(segments: Segment[], frame: Segment): boolean {
  const scans = segments.filter(({ marker }) => marker === SOS);
  const [firstScan] = scans;
  if (!firstScan || segments.indexOf(frame) > segments.indexOf(firstScan)) return false;
  const isWholeFrame = frame.payload.length === 6 + 3 * (frame.payload[5] ?? 0);
  return isWholeFrame && scans.every(({ payload }) => payload.length === 4 + 2 * (payload[0] ?? 0));
}

function orientationOf(segments: Segment[]): number {
  const exif = segments.find(({ marker, payload }) => marker === APP1 && isExif(payload));
  return exif ? readOrientation(exif.payload) : UPRIGHT;
}

function drawn(segments: Segment[], orientation: number): Uint8Array {
  const exif = orientation === UPRIGHT ? [] : [shortSegment(APP1, exifOfOrientation(orientation))];
  const parts = segments.flatMap(drawnPart);
  return joined([[0xff, SOI], ...jfifOf(segments), ...exif, ...parts, [0xff, EOI]]);
}

/** Version and density of the first JFIF header, without its thumbnail (JFIF 1.02). */
function jfifOf(segments: Segment[]): Uint8Array[] {
  const jfif = segments.find(
    ({ marker, payload }) =>
      marker === APP0 && payload.length >= 14 && textAt(payload, 0, 5) === "JFIF\0",
  );
  return jfif ? [shortSegment(APP0, joined([jfif.payload.subarray(0, 12), [0, 0]]))] : [];
}

/** What is kept of a segment. Adobe's has 12 bytes about the colours. */
function drawnPart({ marker, payload, bytes }: Segment): Uint8Array[] {
  if (DRAWN.has(marker)) return [bytes];
  if (marker === APP2 && textAt(payload, 0, 12) === "ICC_PROFILE\0") return [bytes];
  const isAdobe = marker === APP14 && payload.length >= 12 && textAt(payload, 0, 5) === "Adobe";
  return isAdobe ? [shortSegment(APP14, payload.subarray(0, 12))] : [];
}
