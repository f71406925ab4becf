import { describe, expect, it } from "vitest";
import {
  BEHIND_JFIF,
  BEHIND_SOI,
  DAMAGED,
  SECRET,
  baseline,
  bytes,
  changed,
  exif,
  photoOf,
  placeOf,
  progressive,
  refusalOf,
  segment,
  withPieces,
} from "#test/pictures.ts";
import { readPhoto } from "./photo.ts";

describe("of a JPEG, readPhoto", () => {
  const thumbnail = bytes([1, 1], "GPS");
  it.each([
    ["upright EXIF", segment(0xe1, exif("MM", 1))],
    ["XMP", segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`)],
    ["IPTC", segment(0xed, `Photoshop 3.0\0${SECRET}`)],
    ["the places of further pictures", segment(0xe2, `MPF\0${SECRET}`)],
    ["another APP14", segment(0xee, `Maker\0${SECRET}`)],
    ["a second JFIF header", segment(0xe0, `JFIF\0${SECRET}`)],
    ["a comment", segment(0xfe, SECRET)],
    ["filling before a marker", bytes([0xff, 0xff])],
  ])("leaves out %s, and nothing else", (_, piece) => {
    const sent = withPieces(baseline, BEHIND_JFIF, piece);
    expect(photoOf(sent)).toMatchObject({ width: 8, height: 4, bytes: baseline });
  });

  it("leaves out what lies behind its end, a second picture too", () => {
    expect(photoOf(bytes(baseline, SECRET, progressive)).bytes).toEqual(baseline);
  });

  it("leaves out thumbnails, of the JFIF header and before it", () => {
    const other = segment(0xe0, bytes("JFXX\0", [0x13], thumbnail, SECRET));
    const jfif = segment(0xe0, bytes(baseline.subarray(6, 18), thumbnail));
    const sent = bytes([0xff, 0xd8], other, jfif, baseline.subarray(BEHIND_JFIF));
    expect(photoOf(sent).bytes).toEqual(baseline);
  });

  it("leaves out a JFIF header that is too short", () => {
    const bare = bytes([0xff, 0xd8], baseline.subarray(BEHIND_JFIF));
    const sent = withPieces(bare, BEHIND_SOI, segment(0xe0, "JFIF\0\x01"));
    expect(photoOf(sent).bytes).toEqual(bare);
  });

  it("leaves out a comment between two scans", () => {
    const secondScan = placeOf(0xc4, progressive.subarray(placeOf(0xda, progressive)));
    const at = placeOf(0xda, progressive) + secondScan;
    const sent = withPieces(progressive, at, segment(0xfe, SECRET));
    expect(photoOf(sent).bytes).toEqual(progressive);
  });

  it("keeps the colour profile, and of Adobe's segment the colour transform", () => {
    const adobe = bytes("Adobe", [0, 100, 0, 0, 0, 0, 1]);
    const profile = segment(0xe2, "ICC_PROFILE\0\x01\x01profile");
    const sent = withPieces(baseline, BEHIND_JFIF, profile, segment(0xee, bytes(adobe, SECRET)));
    const kept = withPieces(baseline, BEHIND_JFIF, profile, segment(0xee, adobe));
    expect(photoOf(sent).bytes).toEqual(kept);
  });

  it("keeps restarts, stuffed bytes and filling in a scan", () => {
    const scan = bytes([1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 0xff]);
    const restarts = segment(0xdd, bytes([0, 1]));
    const sent = withPieces(withPieces(baseline, baseline.length - 2, scan), BEHIND_JFIF, restarts);
    expect(photoOf(sent).bytes).toEqual(sent);
  });

  const orders = ["MM", "II"] as const;
  const turns = [2, 3, 4, 5, 6, 7, 8].flatMap((turn) => orders.map((order) => ({ turn, order })));
  it.each(turns)(
    "keeps that it is to be turned, $turn in $order, and nothing of EXIF else",
    ({ turn, order }) => {
      const sent = withPieces(baseline, BEHIND_SOI, segment(0xe1, exif(order, turn)));
      const turned = `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}\0\0\0\0\0\0`;
      expect(photoOf(sent)).toMatchObject({
        width: turn < 5 ? 8 : 4,
        height: turn < 5 ? 4 : 8,
        bytes: withPieces(baseline, BEHIND_JFIF, segment(0xe1, turned)),
      });
    },
  );

  it("goes by the first EXIF, wherever it stands", () => {
    const xmp = segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`);
    const turned = [segment(0xe1, exif("II", 6)), segment(0xe1, exif("MM", 3))];
    const sent = withPieces(baseline, BEHIND_JFIF, xmp, ...turned);
    const alone = withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("MM", 6)));
    expect(photoOf(sent)).toEqual(photoOf(alone));
  });

  it.each([
    ["upright", exif("II", 1)],
    ["no orientation that there is", exif("MM", 9)],
    ["none", exif("MM", 0)],
    ["a number of another type", exif("II", 6, { type: 4 })],
    ["several", exif("MM", 6, { count: 2 })],
    ["another byte order", exif("MM", 6).with(6, 0x58)],
    ["a directory beyond its end", exif("MM", 6).with(13, 0xff)],
    ["fields beyond its end", exif("MM", 6).subarray(0, 35)],
    ["nothing at all", bytes("Exif\0\0")],
  ])("drops EXIF that says %s", (_, payload) => {
    const sent = withPieces(baseline, BEHIND_SOI, segment(0xe1, payload));
    expect(photoOf(sent)).toMatchObject({ width: 8, height: 4, bytes: baseline });
  });

  const frame = baseline.subarray(placeOf(0xc0), placeOf(0xc4));
  const scan = baseline.subarray(placeOf(0xda), -2);
  const comment = segment(0xfe, "comment");
  const [soi, eoi] = [bytes([0xff, 0xd8]), bytes([0xff, 0xd9])];
  it.each([
    ["without a frame", bytes(soi, scan, eoi)],
    ["without a scan", bytes(soi, frame, eoi)],
    ["with two frames", bytes(soi, frame, frame, scan, eoi)],
    ["with its frame behind its scan", bytes(soi, scan, frame, eoi)],
    ["with a scan of no data", bytes(soi, frame, scan.subarray(0, 10), eoi)],
    ["with a frame that is too short", bytes(soi, segment(0xc0, frame.subarray(4, -1)), scan, eoi)],
    [
      "with a scan header that is too long",
      bytes(soi, frame, segment(0xda, "\x01\x01\0\0\x3f\0!"), "data", eoi),
    ],
    ["with a second beginning", bytes(soi, segment(0xd8, ""), frame, scan, eoi)],
    ["with a restart outside of a scan", bytes(soi, segment(0xd0, ""), frame, scan, eoi)],
    ["with a marker that there is not", bytes(soi, segment(0x02, ""), frame, scan, eoi)],
    ["with a segment without its marker", bytes(soi, frame, comment.with(0, 0), scan, eoi)],
    ["with half of its end", bytes(soi, frame, scan, comment, [0, 0xd9])],
    ["with bytes between its segments", bytes(soi, frame, "?", scan, eoi)],
    ["with a segment of no length", bytes(soi, [0xff, 0xfe, 0, 1], frame, scan, eoi)],
  ])("refuses one %s", (_, sent) => {
    expect(readPhoto(bytes(soi, frame, scan, eoi)).ok).toBe(true);
    expect(readPhoto(sent)).toEqual(DAMAGED);
  });

  it.each([0xc3, 0xc9, 0xcf])("refuses one that browsers do not show, SOF %i", (marker) => {
    const sent = changed(baseline, placeOf(0xc0) + 1, [marker]);
    expect(readPhoto(sent)).toEqual(refusalOf("rare-jpeg"));
  });
});
