import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { isJpeg, readJpeg } from "./jpeg.ts";
import { MOST_PHOTO_BYTES } from "./limits.ts";
import { damagedImage, refusedImage, type Picture } from "./picture.ts";
import { isPng, readPng } from "./png.ts";
import { isWebp, readWebp } from "./webp.ts";

/** A picture without anything about who took it, where or when. */
export interface Photo extends Picture {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
}

export interface SentFile {
  bytes: Uint8Array;
  /** The stated media type; empty if none. */
  type: string;
}

/** A small file may claim a size that fills the memory of everyone who looks at it. */
const MAX_PIXELS = 50_000_000;

export const EXTENSIONS = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
} as const;

const FORMATS = [
  { type: "image/jpeg", begins: isJpeg, read: readJpeg },
  { type: "image/png", begins: isPng, read: readPng },
  { type: "image/webp", begins: isWebp, read: readWebp },
] as const;

/** Types that programs state when they do not know better, and a common misnomer of JPEG. */
const SAYS_NOTHING = new Set(["", "application/octet-stream", "image/*", "image/jpg"]);

/**
 * Reads a photo by its content and drops everything that does not draw it, such as place, author and device. The image
 * data stays byte for byte, undecoded. Refused where it is no JPEG, PNG or still WebP, over 5 MB or 50 megapixels, cut
 * off or malformed, or not of the stated `type`.
 */
export function readPhoto(bytes: Uint8Array, type = ""): Outcome<Photo, InvalidInput> {
  if (bytes.length > MOST_PHOTO_BYTES) return refusedImage("image-too-large");
  const format = FORMATS.find(({ begins }) => begins(bytes));
  if (!format) return refusedImage("image-unknown-format");
  if (!SAYS_NOTHING.has(type) && type !== format.type) {
    return refusedImage("image-other-format");
  }
  const picture = format.read(bytes);
  if (!picture.ok) return picture;
  const pixels = picture.value.width * picture.value.height;
  if (pixels === 0) return damagedImage();
  if (pixels > MAX_PIXELS) return refusedImage("image-too-many-pixels");
  return done({ type: format.type, extension: EXTENSIONS[format.type], ...picture.value });
}
