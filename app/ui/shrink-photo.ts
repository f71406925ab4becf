const MAX_SIDE = 1_600;
const WANTED_BYTES = 300_000;
/** Tried one after the other, until the photo is as small as is wanted. */
const QUALITIES = [0.85, 0.7, 0.55];

/** A photo redrawn upright, up to 1600 px a side and about 300 KB, without place and time; undefined if unreadable. */
export async function shrinkPhoto(photo: Blob): Promise<File | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  if (!pen) return undefined;
  // Where WebP cannot be written a browser gives PNG, which is larger than the photo was.
  const drawn = (await drawnAs(canvas, "image/webp")) ?? (await drawnOnWhite(canvas, pen));
  return drawn && new File([drawn], "photo", { type: drawn.type });
}

/** JPEG knows nothing of transparency: what shows through would become black. */
function drawnOnWhite(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
): Promise<Blob | undefined> {
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return drawnAs(canvas, "image/jpeg");
}

async function drawnAs(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (drawn?.type !== type) return undefined;
    smallest = drawn;
    if (drawn.size <= WANTED_BYTES) break;
  }
  return smallest;
}
