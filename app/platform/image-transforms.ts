import { withinLimit } from "./unavailable.ts";

/** WebP quality, from 1 to 100. Local runs ignore it and use 80. */
export const QUALITY = 40;

interface Wanted {
  width: number;
}

/**
 * Has Cloudflare Images draw a picture upright, as a WebP of this width in pixels. Throws Unavailable if it cannot, also when
 * the month's free transformations are used up (error 9422). Each call counts: https://developers.cloudflare.com/images/pricing/
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
