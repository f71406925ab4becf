import { withinLimit } from "./unavailable.ts";

/** WebP quality, from 1 to 100. Local runs ignore it and use 80. */
export const QUALITY = 40;

interface Wanted {
  width: number;
  /** How long this attempt may take. */
  milliseconds: number;
}

/** Drawing is refused until the next month, as the share of this one is used up. */
export class UsedUp extends Error {}

/** Source: https://developers.cloudflare.com/images/pricing/ */
const USED_UP = 9422;

/**
 * Has Cloudflare Images draw a picture upright, as a WebP of this width in pixels. Throws Unavailable if it cannot, and
 * UsedUp. Each call counts.
 */
export function drawWithImages(
  transforms: ImagesBinding,
  bytes: Uint8Array,
  { width, milliseconds }: Wanted,
): Promise<Uint8Array> {
  const draw = async () => {
    const { body } = new Response(bytes as BodyInit);
    if (!body) throw new Error("a picture without bytes");
    const output = { format: "image/webp", quality: QUALITY } as const;
    const drawn = await transforms
      .input(body)
      .transform({ width })
      .output(output)
      .catch(tellUsedUp);
    return drawn.response().bytes();
  };
  const isOwnFault = (error: unknown) => error instanceof UsedUp;
  return withinLimit("transforms", draw, { milliseconds, isOwnFault });
}

function tellUsedUp(error: unknown): never {
  const isUsedUp = error instanceof Error && "code" in error && error.code === USED_UP;
  throw isUsedUp ? new UsedUp() : error;
}
