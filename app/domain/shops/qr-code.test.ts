import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrCodeSvg } from "./qr-code.ts";

const LINK = "https://nukkad.example/menu/";
const links = [`${LINK}c`, `${LINK}demo-cafe`, `${LINK}${"x".repeat(64)}`];

/** Draws the code's path, and nothing that is not in it. */
function raster(svg: string, scale = 4) {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const paint = (box: { x: number; y: number; width: number; height: number }, level: number) => {
    for (let y = box.y * scale; y < (box.y + box.height) * scale; y++) {
      const row = (y * side + box.x * scale) * 4;
      for (let at = 0; at < box.width * scale * 4; at++) {
        if (at % 4 < 3) pixels[row + at] = level;
      }
    }
  };
  for (const [, x, y, width, height, back] of svg.matchAll(/M(\d+) (\d+)h(\d+)v(1)h-(\d+)z/g)) {
    expect(back).toBe(width);
    paint({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }, 0);
  }
  return { modules: side / scale, paint, read: () => jsQR(pixels, side, side)?.data, pixels, side };
}

describe("qrCodeSvg", () => {
  it.each(links)("gives a code that is read as %s", (link) => {
    expect(raster(qrCodeSvg(link)).read()).toBe(link);
  });

  it.each(links)("is still read as %s with a smudge on it", (link) => {
    for (const level of [0, 255]) {
      const code = raster(qrCodeSvg(link));
      const middle = Math.floor(code.modules / 2);
      // About a tenth of the modules: too much for error correction below Q.
      const across = Math.floor((code.modules - 8) / 3);
      code.paint({ x: middle - 3, y: middle - 3, width: across, height: across }, level);
      expect(code.read()).toBe(link);
    }
  });

  it("leaves four modules white all around", () => {
    const { modules, pixels, side } = raster(qrCodeSvg(LINK), 1);
    const dark = [...Array(side * side).keys()].filter((at) => pixels[at * 4] === 0);
    const columns = dark.map((at) => at % side);
    const rows = dark.map((at) => Math.floor(at / side));
    for (const places of [columns, rows]) {
      expect([Math.min(...places), Math.max(...places)]).toEqual([4, modules - 5]);
    }
  });

  it("says what it holds to those who cannot see it, as text and nothing else", () => {
    const svg = qrCodeSvg("https://example.com/?a=1&b=<script>");
    expect(svg).toContain("<title>QR code: https://example.com/?a=1&amp;b=&lt;script></title>");
    expect(svg).toContain('role="img"');
  });
});
