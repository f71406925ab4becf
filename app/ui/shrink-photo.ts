const MAX_SIDE = 1_600;
const WANTED_BYTES = 300_000;
const WANTED_BYTES_ON_MENU = { large: 120_000, small: 8_000 };
/** Tried one after the other, until the photo is as small as is wanted. */
const QUALITIES = [0.85, 0.7, 0.55];
/** Tried after those, but only if the photo is larger than may be. Then its sides become smaller. */
const LAST_QUALITY = 0.4;
/** Smaller than the bytes suggest: a noisy photo shrinks less in bytes than in pixels. */
const MARGIN = 0.9;

/** A photo redrawn upright, up to 1600 px a side and about 300 KB, without place and time; undefined if unreadable. */
export async function shrinkPhoto(photo: Blob): Promise<File | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  const { width = 1, height = 1 } = picture ?? {};
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = picture && drawn(picture, { ...wholeOf(picture), scale });
  picture?.close();
  return canvas && fileOf(canvas, { wanted: WANTED_BYTES });
}

/** A part of a photo redrawn like that, in pixels of the photo; undefined if unreadable. */
export async function cutPhoto(photo: Blob, part: Part): Promise<File | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  const scale = Math.min(1, MAX_SIDE / Math.max(part.width, part.height));
  const canvas = picture && drawn(picture, { ...part, scale });
  picture?.close();
  return canvas && fileOf(canvas, { wanted: WANTED_BYTES });
}

interface MenuPhotoLimits {
  /** In pixels, and in bytes of the file. */
  large: { width: number; bytes: number };
  small: { width: number; bytes: number };
  /** That of the long side to the short one, a whole number. */
  ratio: number;
}

/**
 * A photo for a menu, redrawn like that within these limits, whatever it takes: a strip loses its ends. The small one is
 * the square in its middle.
 */
export async function shrinkMenuPhoto(
  photo: Blob,
  { large, small, ratio }: MenuPhotoLimits,
): Promise<{ large: File; small: File } | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  const part = middleOf(picture, ratio);
  const scale = Math.min(1, large.width / part.width);
  const canvas = drawn(picture, { ...part, scale, ratio });
  picture.close();
  const square = canvas && middleOf(canvas, 1);
  const cut =
    square && drawn(canvas, { ...square, scale: Math.min(1, small.width / square.width) });
  const wanted = WANTED_BYTES_ON_MENU;
  const files = await Promise.all([
    canvas && fileOf(canvas, { wanted: wanted.large, most: large.bytes, ratio }),
    cut && fileOf(cut, { wanted: wanted.small, most: small.bytes }),
  ]);
  return files[0] && files[1] && { large: files[0], small: files[1] };
}

/** A part of a picture, in its pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The same, and how much smaller it is drawn. Rounding does not take it over the ratio, if one is given. */
interface Cut extends Part {
  scale: number;
  ratio?: number | undefined;
}

type Size = Pick<Part, "width" | "height">;

function wholeOf({ width, height }: Size): Part {
  return { left: 0, top: 0, width, height };
}

/** The middle of a picture, whose long side is at most so many times the short one. */
function middleOf(picture: Size, ratio: number): Part {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width * ratio);
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}

function drawn(
  picture: ImageBitmap | HTMLCanvasElement,
  { left, top, width, height, scale, ratio = Infinity }: Cut,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  canvas.width = Math.min(across, down * ratio);
  canvas.height = Math.min(down, across * ratio);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface FileLimits {
  /** In bytes; a photo that stays above loses no more than `QUALITIES` take. */
  wanted: number;
  /** In bytes, whatever it takes. */
  most?: number;
  ratio?: number;
}

/** Where WebP cannot be written a browser gives PNG, which is larger than the photo was: then it is a JPEG. */
async function fileOf(canvas: HTMLCanvasElement, limits: FileLimits): Promise<File | undefined> {
  const blob =
    (await encoded(canvas, "image/webp", limits)) ??
    (await encoded(onWhite(canvas), "image/jpeg", limits));
  const { most = Infinity, ratio } = limits;
  if (!blob || blob.size <= most) return blob && new File([blob], "photo", { type: blob.type });
  const scale = MARGIN * Math.sqrt(most / blob.size);
  const smaller = drawn(canvas, { ...wholeOf(canvas), scale, ratio });
  // From here on, the best quality that fits the limit is enough.
  return smaller && fileOf(smaller, { wanted: most, most, ratio });
}

/** JPEG knows nothing of transparency: what shows through would become black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encoded(
  canvas: HTMLCanvasElement,
  type: string,
  { wanted, most = Infinity }: FileLimits,
): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of [...QUALITIES, LAST_QUALITY]) {
    if (smallest && smallest.size <= (quality === LAST_QUALITY ? most : wanted)) break;
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return undefined;
    smallest = blob;
  }
  return smallest;
}
