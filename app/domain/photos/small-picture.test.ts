import { describe, expect, it } from "vitest";
import { bytes, noisyPng, photoOf, png, SECRET, webpChunk, webpOf } from "#test/pictures.ts";
import { makeSmall, type DrawSmaller } from "./small-picture.ts";

const photo = photoOf(noisyPng(320, 240));
const wide = { ...photo, width: 1600, height: 1200 };
const alone = { isAlone: true };

/** Draws what `answer` says, and notes the widths that were asked for. */
function drawer(answer: (width: number) => Uint8Array | undefined) {
  const widths: number[] = [];
  const draw: DrawSmaller = (_, { width }) => {
    widths.push(width);
    return Promise.resolve(answer(width));
  };
  return { widths, draw };
}

/** A picture of the same shape, with this many bytes for each pixel. */
const ofShape = (perPixel: number) => (width: number) =>
  webpOf(width, Math.round(width * 0.75), width * width * 0.75 * perPixel);

describe("the small picture of a photo", () => {
  it("has the same shape and fewer pixels, and fewer still beside others", async () => {
    const { widths, draw } = drawer(ofShape(0.05));
    expect(await makeSmall(wide, draw, alone)).toMatchObject({ width: 400, height: 300 });
    const besideOthers = await makeSmall(wide, draw, { isAlone: false });
    expect(besideOthers?.width).toBeLessThan(350);
    const upright = { ...wide, width: 1200, height: 1600 };
    const { draw: drawUpright } = drawer((width) => webpOf(width, Math.round((width * 4) / 3)));
    expect(await makeSmall(upright, drawUpright, alone)).toMatchObject({ width: 300, height: 400 });
    expect(widths).toHaveLength(2);
  });

  it("is drawn once more with fewer pixels if it comes out too large, and is then taken as it is", async () => {
    const { widths, draw } = drawer(ofShape(0.15));
    const small = await makeSmall({ ...wide, bytes: new Uint8Array(200_000) }, draw, alone);
    expect(widths).toEqual([400, small?.width]);
    expect(small?.bytes.length).toBeLessThan(8_000);
    const noise = drawer(ofShape(0.5));
    expect((await makeSmall(wide, noise.draw, alone))?.width).toBe(noise.widths[1]);
    expect(noise.widths).toHaveLength(2);
  });

  it("is the first one if the second cannot be drawn", async () => {
    const { draw } = drawer((width) => (width === 400 ? ofShape(0.5)(width) : undefined));
    expect((await makeSmall(wide, draw, alone))?.width).toBe(400);
  });

  it("is not made for a photo that is hardly larger", async () => {
    const { widths, draw } = drawer(ofShape(0.01));
    expect(await makeSmall(photoOf(png), draw, alone)).toBeUndefined();
    expect(widths).toEqual([]);
  });

  it("is never wider than the photo", async () => {
    const { widths, draw } = drawer(ofShape(0.05));
    expect(await makeSmall(photo, draw, alone)).toMatchObject({ width: 320, height: 240 });
    expect(widths).toEqual([320]);
  });

  it("has no metadata", async () => {
    const canvas = bytes([0x0c, 0, 0, 0, 143, 1, 0, 43, 1, 0]);
    const laden = (width: number) => {
      const plain = webpOf(width, 300);
      const whole = bytes(webpChunk("VP8X", canvas), plain.subarray(12), webpChunk("EXIF", SECRET));
      return webpChunk("RIFF", bytes("WEBP", whole));
    };
    const small = await makeSmall(wide, drawer(laden).draw, alone);
    expect(small?.width).toBe(400);
    expect(new TextDecoder("latin1").decode(small?.bytes)).not.toContain(SECRET);
  });

  it.each<[string, (width: number) => Uint8Array | undefined]>([
    ["nothing", () => undefined],
    ["an error in words", () => bytes("ERROR 9422: free transformations exceeded")],
    ["no WebP", () => png],
    ["half a WebP", (width) => webpOf(width, 300).subarray(0, 15)],
    ["a picture of another shape", (width) => webpOf(width, 225)],
    ["the picture on its side", (width) => webpOf(300, width)],
    ["the photo itself", () => webpOf(1600, 1200)],
    ["as many bytes as the photo has", (width) => webpOf(width, width * 0.75, photo.bytes.length)],
  ])("is left out where what comes is %s", async (_, answer) => {
    expect(await makeSmall(wide, drawer(answer).draw, alone)).toBeUndefined();
  });
});
