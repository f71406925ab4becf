import sharp from "sharp";
import { fileURLToPath } from "node:url";

/** A picture of the demo as a phone would send it: a WebP of 960 by 720, from the SVG of this name. */
export async function drawPicture(name: string): Promise<Uint8Array> {
  const file = fileURLToPath(new URL(`pictures/${name}.svg`, import.meta.url));
  return new Uint8Array(await sharp(file).webp({ quality: 80 }).toBuffer());
}
