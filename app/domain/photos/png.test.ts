import { describe, expect, it } from "vitest";
import {
  BEFORE_IEND,
  BEHIND_IHDR,
  DAMAGED,
  SECRET,
  bytes,
  photoOf,
  png,
  pngChunk,
  withPieces,
} from "#test/pictures.ts";
import { readPhoto } from "./photo.ts";

describe("of a PNG, readPhoto", () => {
  it.each(["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "acTL", "fcTL", "fdAT", "prVt"])(
    "leaves out %s, before and behind the picture",
    (type) => {
      const chunk = pngChunk(type, SECRET);
      const sent = withPieces(withPieces(png, BEFORE_IEND, chunk), BEHIND_IHDR, chunk);
      expect(photoOf(sent).bytes).toEqual(png);
    },
  );

  it("leaves out what lies behind its end", () => {
    expect(photoOf(bytes(png, pngChunk("tEXt", SECRET), png)).bytes).toEqual(png);
  });

  it.each(["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs"])("keeps %s", (type) => {
    const sent = withPieces(png, BEHIND_IHDR, pngChunk(type, "data"));
    expect(photoOf(sent).bytes).toEqual(sent);
  });

  const signature = png.subarray(0, 8);
  const ihdr = png.subarray(8, BEHIND_IHDR);
  const idat = png.subarray(BEHIND_IHDR, BEFORE_IEND);
  const iend = png.subarray(BEFORE_IEND);
  it.each([
    ["without IHDR", bytes(signature, pngChunk("IDAT", "of 13 letters"), idat, iend)],
    ["without IDAT", bytes(signature, ihdr, iend)],
    ["without IEND", bytes(signature, ihdr, idat)],
    ["with two IHDR", bytes(signature, ihdr, ihdr, idat, iend)],
    ["with IHDR behind IDAT", bytes(signature, idat, ihdr, iend)],
    [
      "with an IHDR that is too long",
      bytes(signature, pngChunk("IHDR", bytes(ihdr.subarray(8, 21), "!")), idat, iend),
    ],
    ["with something in IEND", bytes(signature, ihdr, idat, pngChunk("IEND", SECRET))],
    [
      "with a chunk that viewers must know",
      bytes(signature, pngChunk("CgBI", "data"), ihdr, idat, iend),
    ],
    ["with a wrong checksum", png.with(BEFORE_IEND - 1, 0)],
    ["with a changed colour", png.with(BEHIND_IHDR + 12, 0)],
  ])("refuses one %s", (_, sent) => {
    expect(readPhoto(sent)).toEqual(DAMAGED);
  });
});
