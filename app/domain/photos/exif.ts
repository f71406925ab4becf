import { bytesOfText, joined, textAt, viewOf } from "./bytes.ts";

const HEADER = "Exif\0\0";
const ORIENTATION = 0x0112;
const SHORT = 3;
const FIELD_LENGTH = 12;
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;

export const UPRIGHT = 1;

/** Whether the payload of an APP1 segment is EXIF. XMP uses such segments too (EXIF 2.3, 4.7.2). */
export function isExif(payload: Uint8Array): boolean {
  return textAt(payload, 0, HEADER.length) === HEADER;
}

/** 1 to 8 (EXIF 2.3, 4.6.4 A). UPRIGHT where missing or unreadable: viewers show such a picture as it is stored. */
export function readOrientation(exif: Uint8Array): number {
  const tiff = viewOf(exif.subarray(HEADER.length));
  if (tiff.byteLength < 8) return UPRIGHT;
  const order = tiff.getUint16(0);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return UPRIGHT;
  const little = order === LITTLE_ENDIAN;
  const field = orientationField(tiff, little);
  const orientation = field === undefined ? UPRIGHT : tiff.getUint16(field + 8, little);
  return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
}

/** The offset of the field in the first directory: a count, then tag, type, count and value of each (4.6.2). */
function orientationField(tiff: DataView, little: boolean): number | undefined {
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const first = directory + 2;
  const end = first + tiff.getUint16(directory, little) * FIELD_LENGTH;
  const lastWhole = Math.min(end, tiff.byteLength) - FIELD_LENGTH;
  for (let at = first; at <= lastWhole; at += FIELD_LENGTH) {
    if (tiff.getUint16(at, little) === ORIENTATION) {
      const isOneShort =
        tiff.getUint16(at + 2, little) === SHORT && tiff.getUint32(at + 4, little) === 1;
      return isOneShort ? at : undefined;
    }
  }
  return undefined;
}

/** EXIF with the orientation alone: one directory with one field. */
export function exifOfOrientation(orientation: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint16(0, BIG_ENDIAN);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  tiff.setUint16(10, ORIENTATION);
  tiff.setUint16(12, SHORT);
  tiff.setUint32(14, 1);
  tiff.setUint16(18, orientation);
  return joined([bytesOfText(HEADER), new Uint8Array(tiff.buffer)]);
}
