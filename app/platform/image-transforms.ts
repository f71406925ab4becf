import { withinLimit } from "./unavailable.ts";

/** Of WebP, from 1 to 100. A local run ignores it and takes 80. */
export const QUALITY = 40;

interface Wanted {
  width: number;
}

/**
 * Has Cloudflare Images draw a picture so many pixels wide, upright, as a WebP. Throws Unavailable where it cannot, also once
 * the month's share is used up (error 9422). Each call counts: https://developers.cloudflare.com/images/pricing/
 */
export function drawWithImages(
  transforms: ImagesBinding,
  bytes: Uint8Array,
  { width }: Wanted,
): Promise<Uint8Array> {
  return withinLimit("transforms", async () => {
    const { body } = new Response(bytes as BodyInit);
    if (!body) throw new Error("a picture without bytes");
    const output = { format: "image/webp", quality: QUALITY } as const;
    const drawn = await transforms.input(body).transform({ width }).output(output);
    return drawn.response().bytes();
  });
}
