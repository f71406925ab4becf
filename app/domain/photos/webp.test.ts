import { describe, expect, it } from "vitest";
import {
  DAMAGED,
  SECRET,
  bytes,
  changed,
  exif,
  lossless,
  lossy,
  photoOf,
  refusalOf,
  riff,
  translucent,
  webpChunk,
} from "#test/pictures.ts";
import { readPhoto } from "./photo.ts";

describe("of a WebP, readPhoto", () => {
  const still = lossy.subarray(12);
  const vp8x = (flags: number, width = 8, height = 4) =>
    webpChunk("VP8X", bytes([flags, 0, 0, 0], [width - 1, 0, 0, height - 1, 0, 0]));

  it("leaves out EXIF, XMP and unknown chunks, and says so in its flags", () => {
    const [metadata, xmp] = [webpChunk("EXIF", exif("MM", 1)), webpChunk("XMP ", SECRET)];
    const sent = riff(vp8x(0x0c), webpChunk("MINE", SECRET), still, metadata, xmp, vp8x(0));
    expect(photoOf(bytes(sent, SECRET)).bytes).toEqual(riff(vp8x(0), still));
  });

  it("leaves out whatever else comes with a picture that is alone", () => {
    const sent = riff(still, webpChunk("EXIF", exif("MM", 1)), webpChunk("ICCP", SECRET));
    expect(photoOf(sent).bytes).toEqual(lossy);
  });

  it("keeps colour profile and transparency", () => {
    const parts = [webpChunk("ICCP", "odd"), translucent.subarray(30)];
    const sent = riff(vp8x(0x30), ...parts);
    expect(photoOf(sent).bytes).toEqual(sent);
  });

  it("reads width and height without the bits beside them", () => {
    const scaled = changed(lossy, 26, [8, 0x40, 4, 0x80]);
    const withAlpha = lossless.with(24, 0x10);
    expect(photoOf(scaled)).toMatchObject({ width: 8, height: 4 });
    expect(photoOf(withAlpha)).toMatchObject({ width: 8, height: 4 });
  });

  it("refuses an animation", () => {
    const sent = riff(
      vp8x(0x02),
      webpChunk("ANIM", "......"),
      webpChunk("ANMF", "................"),
    );
    expect(readPhoto(sent)).toEqual(refusalOf("animated"));
  });

  it.each([
    ["without a picture", riff(vp8x(0))],
    ["with two pictures", riff(vp8x(0), still, still)],
    ["with a wider canvas than its picture", riff(vp8x(0, 9, 4), still)],
    ["with a higher canvas than its picture", riff(vp8x(0, 8, 5), still)],
    ["with a canvas of too few bytes", riff(webpChunk("VP8X", "\0\0\0\0\x07\0\0\x03"), still)],
    ["without the byte that fills up a chunk", riff(still, bytes("MINE", [1, 0, 0, 0], "!"))],
    ["with half a chunk at its end", riff(still, bytes("MINE"))],
    ["with too short a VP8", riff(webpChunk("VP8 ", lossy.subarray(20, 29)))],
    ["with too short a VP8L", riff(webpChunk("VP8L", lossless.subarray(20, 24)))],
    ["that begins with no key frame", lossy.with(20, 0xb1)],
    ["without the start code of VP8", lossy.with(23, 0)],
    ["without the signature of VP8L", lossless.with(20, 0)],
    ["of a later version of VP8L", lossless.with(24, 0x20)],
  ])("refuses one %s", (_, sent) => {
    expect(readPhoto(riff(vp8x(0), still)).ok).toBe(true);
    expect(readPhoto(sent)).toEqual(DAMAGED);
  });
});
