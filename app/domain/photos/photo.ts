import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { isJpeg, readJpeg } from "./jpeg.ts";
import { damagedImage, refusedImage, type Picture } from "./picture.ts";
import { isPng, readPng } from "./png.ts";
import { isWebp, readWebp } from "./webp.ts";

/** A picture that may be published: it holds what draws it, and nothing of who took it, where and when. */
export interface Photo extends Picture {
  type: "image/jpeg" | "image/png" | "image/webp";
  extension: "jpg" | "png" | "webp";
}

/** A file as it was sent. */
export interface SentFile {
  bytes: Uint8Array;
  /** The media type that it says it has; empty where it does not say. */
  type: string;
}

/** So long may the file of a photo be, in bytes. */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

/** A small file may claim to be far larger, and would fill the memory of whoever looks at it. */
const MAX_PIXELS = 50_000_000;

/** How the names of pictures of each type end. */
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

/** What programs say of a picture that they know no better, and what some call a JPEG. */
const SAYS_NOTHING = new Set(["", "application/octet-stream", "image/*", "image/jpg"]);

/**
 * Reads what was sent as a photo, as what its content is, and leaves out everything that does not draw it:
 * where it was taken, by whom, with what, and whatever lies behind its end. The picture itself is not
 * decoded, its data stays byte for byte, and reading the result again gives the same. `width` and `height`
 * are as a viewer shows it, after turning it as a JPEG's orientation says. Refused where it is no JPEG, PNG
 * or WebP, an animated WebP, too large in bytes or pixels, cut off, or not built as its format demands; and where `type`,
 * the media type that it says it has, is another.
 */
export function readPhoto(bytes: Uint8Array, type = ""): Outcome<Photo, InvalidInput> {
  if (bytes.length > MOST_PHOTO_BYTES) return refusedImage("must be at most 5 MB");
  const format = FORMATS.find(({ begins }) => begins(bytes));
  if (!format) return refusedImage("must be a JPEG, PNG or WebP picture");
  if (!SAYS_NOTHING.has(type) && type !== format.type) {
    return refusedImage("is another kind of picture than it says");
  }
  const picture = format.read(bytes);
  if (!picture.ok) return picture;
  const pixels = picture.value.width * picture.value.height;
  if (pixels === 0) return damagedImage();
  if (pixels > MAX_PIXELS) return refusedImage("must be at most 50 megapixels");
  return done({ type: format.type, extension: EXTENSIONS[format.type], ...picture.value });
}
