import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { bytes, pngChunk, u32 } from "#test/pictures.ts";
import type { Random } from "./random.ts";

/** Pixels on each side: enough that no two are alike, and that storing one takes a moment. */
const SIDE = 48;

/** A picture of noise, as a file that somebody chooses. */
export function drawPicture(random: Random): { bytes: Uint8Array; file: File } {
  const row = () => [0, ...Array.from({ length: SIDE * 3 }, () => random.below(256))];
  const pixels = Buffer.concat(Array.from({ length: SIDE }, () => Buffer.from(row())));
  const drawn = bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk("IHDR", bytes(u32(SIDE), u32(SIDE), [8, 2, 0, 0, 0])),
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", ""),
  );
  const file = new File([drawn as BlobPart], "drawn.png", { type: "image/png" });
  return { bytes: drawn, file };
}

/** The value of the fact `picture of …`. */
export function pictureValue(picture?: Uint8Array): string {
  return picture ? createHash("sha256").update(picture).digest("hex") : "none";
}
