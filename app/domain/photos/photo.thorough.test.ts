import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BEFORE_IEND,
  BEHIND_IHDR,
  BEHIND_JFIF,
  BEHIND_SOI,
  DAMAGED,
  SAMPLES,
  SECRET,
  baseline,
  bytes,
  changed,
  exif,
  lossless,
  lossy,
  photoOf,
  placeOf,
  png,
  pngChunk,
  refusalOf,
  riff,
  segment,
  translucent,
  u16,
  u32,
  webpChunk,
  withPieces,
} from "#test/pictures.ts";
import { readPhoto } from "./photo.ts";

/** Samples with everything that phones and programs write and append. */
const LADEN = {
  baseline: bytes(
    withPieces(baseline, BEHIND_SOI, segment(0xe1, exif("II", 6)), segment(0xfe, SECRET)),
    SECRET,
  ),
  png: bytes(withPieces(png, BEHIND_IHDR, pngChunk("tEXt", SECRET)), SECRET),
  translucent: bytes(
    riff(changed(translucent.subarray(12), 8, [0x1c]), webpChunk("EXIF", exif("II", 6))),
    SECRET,
  ),
};

describe("readPhoto", () => {
  it.each(SAMPLES)("knows %s by its content and keeps it byte for byte", (_, sample, photo) => {
    expect(readPhoto(sample)).toEqual({ ok: true, value: { ...photo, bytes: sample } });
  });

  it.each(SAMPLES)("reads %s that lies within other bytes", (_, sample) => {
    const around = bytes("around", sample, "around");
    const within = around.subarray(6, 6 + sample.length);
    expect(photoOf(within).bytes).toEqual(sample);
  });

  it.each(Object.entries(LADEN))("gives the same again for what it gave: %s", (_, laden) => {
    const { bytes: once, ...photo } = photoOf(laden);
    expect(once.length).toBeLessThan(laden.length);
    expect(photoOf(once)).toEqual({ ...photo, bytes: once });
  });

  it.each(["image/jpeg", "image/jpg", "image/*", "application/octet-stream", ""])(
    "takes a JPEG that says %j",
    (type) => expect(readPhoto(baseline, type)).toEqual(readPhoto(baseline)),
  );

  it("takes 5 MB and 50 megapixels", () => {
    const largest = bytes(png, new Uint8Array(5 * 1024 * 1024 - png.length));
    expect(photoOf(largest).bytes).toEqual(png);
    const sharpest = changed(baseline, placeOf(0xc0) + 5, [...u16(5000), ...u16(10_000)]);
    expect(photoOf(sharpest)).toMatchObject({ width: 10_000, height: 5000 });
  });
});

describe("readPhoto refuses", () => {
  it.each([
    ["nothing", ""],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a GIF", "GIF89a\x01\0\x01\0\0\0\0;"],
    ["a page", "<!doctype html><title>Menu</title>"],
    ["a sound in RIFF", riff().with(8, 0x41)],
    ["a JPEG by its first two bytes alone", "\xff\xd8"],
  ])("%s", (_, sent) => {
    expect(readPhoto(bytes(sent))).toEqual(refusalOf("unknown-format"));
  });

  it.each([
    ["image/png", baseline],
    ["image/jpeg", png],
    ["image/webp", png],
    ["text/html", baseline],
  ])("what says that it is %s, and is not", (type, sent) => {
    expect(readPhoto(sent, type)).toEqual(refusalOf("other-format"));
  });

  it("more than 5 MB, even of a small picture", () => {
    const sent = bytes(png, new Uint8Array(5 * 1024 * 1024 - png.length + 1));
    expect(readPhoto(sent)).toEqual(refusalOf("too-large"));
  });

  const frame = placeOf(0xc0) + 5;
  const ihdr = (width: number, height: number) =>
    pngChunk("IHDR", bytes(u32(width), u32(height), [8, 2, 0, 0, 0]));
  const pngOf = (width: number, height: number) =>
    bytes(png.subarray(0, 8), ihdr(width, height), png.subarray(BEHIND_IHDR));

  it.each([
    ["a JPEG", changed(baseline, frame, [...u16(5000), ...u16(10_001)])],
    ["a PNG", pngOf(0xffffffff, 0xffffffff)],
    ["a lossy WebP", changed(lossy, 26, [0xff, 0x3f, 0xff, 0x3f])],
    ["a lossless WebP", changed(lossless, 21, [0xff, 0xff, 0xff, 0x0f])],
  ])("%s of more than 50 megapixels", (_, sent) => {
    expect(readPhoto(sent)).toEqual(refusalOf("too-many-pixels"));
  });

  it.each([
    ["a JPEG of no width", changed(baseline, frame, [0, 4, 0, 0])],
    ["a JPEG of no height", changed(baseline, frame, [0, 0, 0, 8])],
    ["a PNG of no width", pngOf(0, 2)],
    ["a PNG of no height", pngOf(3, 0)],
    ["a WebP of no width", changed(lossy, 26, [0, 0, 4, 0])],
    ["a WebP of no height", changed(lossy, 26, [8, 0, 0, 0])],
  ])("%s", (_, sent) => {
    expect(readPhoto(sent)).toEqual(DAMAGED);
  });

  it.each(SAMPLES)("%s cut off anywhere", (_, sample) => {
    for (let length = 0; length < sample.length; length += 1) {
      expect(readPhoto(sample.subarray(0, length)), `at ${length}`).toMatchObject({ ok: false });
    }
  });

  const manyOf = (piece: Uint8Array) => Array.from({ length: 20_000 }, () => piece);
  it.each([
    ["a JPEG", withPieces(baseline, BEHIND_SOI, ...manyOf(segment(0xfe, "")))],
    ["a PNG", withPieces(png, BEFORE_IEND, ...manyOf(pngChunk("IDAT", "")))],
    ["a WebP", riff(lossy.subarray(12), ...manyOf(webpChunk("NONE", "")))],
  ])("%s of more pieces than any program writes", (_, sent) => {
    expect(readPhoto(sent)).toEqual(DAMAGED);
  });
});

describe("readPhoto never throws, and gives nothing that it would not take itself,", () => {
  function expectSound(sent: Uint8Array) {
    const photo = readPhoto(sent);
    if (photo.ok) expect(readPhoto(photo.value.bytes)).toEqual(photo);
  }

  it("whatever follows the first bytes of a picture", () => {
    const starts = fc.constantFrom("", "\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x20\0\0\0WEBP");
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
        expectSound(bytes(start, rest));
      }),
    );
  });

  it("whichever byte of a picture is changed", () => {
    const pictures = fc.constantFrom(
      ...SAMPLES.map(([, sample]) => sample),
      ...Object.values(LADEN),
    );
    fc.assert(
      fc.property(pictures, fc.nat(), fc.nat(255), (picture, place, value) => {
        expectSound(picture.with(place % picture.length, value));
      }),
      { numRuns: 2000 },
    );
  });

  it("whatever the EXIF of a JPEG holds", () => {
    const headers = fc.constantFrom("", "MM\0*\0\0\0\x08", "II*\0\x08\0\0\0");
    fc.assert(
      fc.property(headers, fc.uint8Array({ maxLength: 40 }), (header, rest) => {
        const app1 = segment(0xe1, bytes("Exif\0\0", header, rest));
        expect(readPhoto(withPieces(baseline, BEHIND_JFIF, app1)).ok).toBe(true);
      }),
    );
  });
});
