import jsQR from "jsqr";
import sharp from "sharp";

/** As many pixels across as are enough to read a code: of more each would take longer. */
const ENOUGH = 800;

/** What a phone's camera would read off a picture (PNG); undefined where it finds no code. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize({ width: ENOUGH, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
