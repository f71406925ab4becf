const MAX_SIDE = 1_600;
const SMALL_ENOUGH_BYTES = 400_000;

/**
 * A photo from a phone as it is worth sending over one bar of signal: 1600 px at most on a side, turned
 * upright. What cannot be read as a picture is given back as it is, for the server to say so.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return photo;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  if (scale === 1 && photo.size <= SMALL_ENOUGH_BYTES) return photo;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return photo;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Where WebP cannot be written a browser gives PNG, which is larger than the photo was.
  const drawn = (await drawnAs(canvas, "image/webp")) ?? (await drawnOnWhite(canvas, pen));
  return drawn ? new File([drawn], "photo", { type: drawn.type }) : photo;
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

function drawnAs(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, 0.85);
  });
}
