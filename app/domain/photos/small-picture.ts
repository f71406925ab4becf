import { readPhoto, type Photo } from "./photo.ts";

/** Draws a photo as a WebP of this width in pixels; undefined if that is not possible right now. */
export type DrawSmaller = (
  photo: Pick<Photo, "bytes">,
  to: { width: number },
) => Promise<Uint8Array | undefined>;

interface Budget {
  pixels: number;
  bytes: number;
}

/** Cards are 320 to 600 CSS pixels wide, and several photos share one. Measured in docs/decisions/049-small-pictures-of-photos.md. */
const ALONE: Budget = { pixels: 120_000, bytes: 8_000 };
const AMONG_OTHERS: Budget = { pixels: 70_000, bytes: 5_000 };
/** The part of the budget that a second attempt aims at, as bytes shrink less than pixels do. */
const AIM = 0.8;

/**
 * The small picture of a photo, for lists of posts, made from the stored bytes and without metadata. If it comes out too
 * large, it is drawn once more with fewer pixels. Undefined if the photo itself is hardly larger, or if what was drawn is not
 * a WebP of the same shape.
 */
export async function makeSmall(
  photo: Photo,
  draw: DrawSmaller,
  { isAlone }: { isAlone: boolean },
): Promise<Photo | undefined> {
  const { pixels, bytes } = isAlone ? ALONE : AMONG_OTHERS;
  if (photo.bytes.length <= bytes) return undefined;
  const first = await drawn(photo, draw, pixels);
  if (!first) return undefined;
  const size = first.bytes.length;
  const second = size > bytes ? await drawn(photo, draw, (pixels * bytes * AIM) / size) : first;
  const small = second ?? first;
  return small.bytes.length < photo.bytes.length ? small : undefined;
}

async function drawn(photo: Photo, draw: DrawSmaller, pixels: number): Promise<Photo | undefined> {
  const scale = Math.min(1, Math.sqrt(pixels / (photo.width * photo.height)));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round((photo.height * width) / photo.width));
  const bytes = await draw(photo, { width });
  const read = bytes && readPhoto(bytes, "image/webp");
  if (!read?.ok) return undefined;
  const { value: small } = read;
  const isSameShape = small.width === width && Math.abs(small.height - height) <= 1;
  return isSameShape ? small : undefined;
}
