import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { DishDrawing } from "#app/domain/menus/dish-drawings.ts";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { QUALITY } from "#app/platform/image-transforms.ts";

/** A picture of the demo as a phone would send it: a WebP of 960 by 720, from the SVG of this name. */
export async function drawPicture(name: string): Promise<Uint8Array> {
  const file = fileURLToPath(new URL(`pictures/${name}.svg`, import.meta.url));
  return new Uint8Array(await sharp(file).webp({ quality: 80 }).toBuffer());
}

/** Draws a photo in this width, in pixels, as Cloudflare Images does for a deployment. */
export const drawSmaller: DrawSmaller = async ({ bytes }, { width }) =>
  new Uint8Array(await sharp(bytes).resize(width).webp({ quality: QUALITY }).toBuffer());

const DISHES = new URL("../../app/ui/drawings/dishes.svg", import.meta.url);
const TABLE = "#e8c79a";

/** A drawn dish as a photo of so many pixels wide and high. */
export async function drawDish(dish: DishDrawing, width: number): Promise<Uint8Array> {
  const [, drawing] =
    RegExp(`<symbol id="${dish}"[^>]*>(.*?)</symbol>`, "s").exec(readFileSync(DISHES, "utf8")) ??
    [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-8 -8 112 112"><path fill="${TABLE}" d="M-8-8h112v112H-8z"/>${drawing}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer());
}
