const MAX_SIDE = 1_600;
const WANTED_BYTES = 300_000;
const WANTED_BYTES_ON_MENU = { large: 120_000, small: 8_000 };
/** Tried one after the other, until the photo is as small as is wanted. */
const QUALITIES = [0.85, 0.7, 0.55];

/** A photo redrawn upright, up to 1600 px a side and about 300 KB, without place and time; undefined if unreadable. */
export async function shrinkPhoto(photo: Blob): Promise<File | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  const { width = 1, height = 1 } = picture ?? {};
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = picture && drawn(picture, { ...wholeOf(picture), scale });
  picture?.close();
  return canvas && fileOf(canvas, WANTED_BYTES);
}

/** A part of a photo redrawn like that, in pixels of the photo; undefined if unreadable. */
export async function cutPhoto(photo: Blob, part: Part): Promise<File | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  const scale = Math.min(1, MAX_SIDE / Math.max(part.width, part.height));
  const canvas = picture && drawn(picture, { ...part, scale });
  picture?.close();
  return canvas && fileOf(canvas, WANTED_BYTES);
}

/** A photo for a menu, redrawn like that, of up to these widths in pixels; the small one is the square in its middle. */
export async function shrinkMenuPhoto(
  photo: Blob,
  widths: { large: number; small: number },
): Promise<{ large: File; small: File } | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, widths.large / picture.width);
  const canvas = drawn(picture, { ...wholeOf(picture), scale });
  picture.close();
  const square = canvas && squareOf(canvas, widths.small);
  const small = square && drawn(canvas, square);
  const files = await Promise.all([
    canvas && fileOf(canvas, WANTED_BYTES_ON_MENU.large),
    small && fileOf(small, WANTED_BYTES_ON_MENU.small),
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

/** The same, and how much smaller it is drawn. */
interface Cut extends Part {
  scale: number;
}

function wholeOf({ width, height }: ImageBitmap) {
  return { left: 0, top: 0, width, height };
}

function squareOf({ width, height }: HTMLCanvasElement, most: number): Cut {
  const side = Math.min(width, height);
  const place = { left: (width - side) / 2, top: (height - side) / 2 };
  const scale = Math.min(1, most / side);
  return { ...place, width: side, height: side, scale };
}

function drawn(
  picture: ImageBitmap | HTMLCanvasElement,
  { left, top, width, height, scale }: Cut,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Where WebP cannot be written a browser gives PNG, which is larger than the photo was: then it is a JPEG. */
async function fileOf(canvas: HTMLCanvasElement, wantedBytes: number): Promise<File | undefined> {
  const blob =
    (await encoded(canvas, "image/webp", wantedBytes)) ??
    (await encoded(onWhite(canvas), "image/jpeg", wantedBytes));
  return blob && new File([blob], "photo", { type: blob.type });
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
  wantedBytes: number,
): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return undefined;
    smallest = blob;
    if (blob.size <= wantedBytes) break;
  }
  return smallest;
}
