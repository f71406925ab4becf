import type { Page } from "@playwright/test";
import jsQR from "jsqr";

/** What a phone's camera would read off a picture (PNG); undefined where it finds no code. */
export async function readCode(page: Page, picture: Buffer): Promise<string | undefined> {
  // On a page without a policy, which would allow no such picture.
  const blank = await page.context().newPage();
  const { reds, width, height } = await blank.evaluate(async (base64) => {
    const file = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await file.blob());
    const { width, height } = bitmap;
    const drawing = new OffscreenCanvas(width, height).getContext("2d");
    drawing?.drawImage(bitmap, 0, 0);
    const pixels = drawing?.getImageData(0, 0, width, height).data ?? [];
    let reds = "";
    // As one text: a list of so many numbers would take half a minute to get out of the browser.
    for (let at = 0; at < pixels.length; at += 4) reds += String.fromCharCode(pixels[at] ?? 0);
    return { reds, width, height };
  }, picture.toString("base64"));
  await blank.close();
  const greys = Array.from(reds, (red) => red.charCodeAt(0));
  const pixels = greys.flatMap((grey) => [grey, grey, grey, 255]);
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}
