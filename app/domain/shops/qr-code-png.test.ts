import { crc32, inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { expect, it } from "vitest";
import { readPng } from "#app/domain/photos/png.ts";
import { qrCodePng } from "./qr-code-png.ts";
import { qrModules } from "./qr-code.ts";

const LINK = "https://nukkad.example/menu/";

/** The data of a file's chunks, by their type. */
function chunksOf(png: Uint8Array): Record<string, Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks: Record<string, Uint8Array> = {};
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    const end = at + 8 + view.getUint32(at);
    expect(view.getUint32(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks[String.fromCharCode(...png.subarray(at + 4, at + 8))] = png.subarray(at + 8, end);
  }
  return chunks;
}

it.each([`${LINK}c`, `${LINK}demo-cafe`, `${LINK}${"x".repeat(64)}`])(
  "a picture of the code of %s is large, is read as it, and has the same modules as the drawing",
  (link) => {
    const png = qrCodePng(link);
    const read = readPng(png);
    const side = read.ok ? read.value.width : 0;
    expect(read).toMatchObject({ ok: true, value: { height: side, bytes: png } });
    expect(side).toBeGreaterThanOrEqual(1200);
    expect(png.length).toBeLessThan(5_000);

    const rows = inflateSync(chunksOf(png)["IDAT"] ?? new Uint8Array());
    const stride = Math.ceil(side / 8) + 1;
    const isDark = (x: number, y: number) =>
      (((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x % 8))) & 1) === 0;
    const modules = qrModules(link);
    const scale = side / modules.length;
    const drawn = modules.map((row, y) => row.map((_, x) => isDark(x * scale, y * scale)));
    expect(drawn).toEqual(modules);
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let at = 0; at < side * side; at++) {
      if (isDark(at % side, Math.floor(at / side))) pixels.fill(0, at * 4, at * 4 + 3);
    }
    expect(jsQR(pixels, side, side)?.data).toBe(link);
  },
);
