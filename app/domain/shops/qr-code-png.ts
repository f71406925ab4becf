import { crc32, deflateSync } from "node:zlib";
import { qrModules } from "./qr-code.ts";

/** At least so many pixels each way: sharp on a poster. */
const LEAST_PIXELS = 1200;

/** A PNG of one bit a pixel. Throws for over 1,663 bytes. */
export function qrCodePng(text: string): Uint8Array<ArrayBuffer> {
  const modules = qrModules(text);
  const scale = Math.ceil(LEAST_PIXELS / modules.length);
  const side = modules.length * scale;
  const rows = modules.flatMap((row) => {
    const line = [
      NO_FILTER,
      ...packed(row.flatMap((isDark) => Array<boolean>(scale).fill(isDark))),
    ];
    return Array.from({ length: scale }, () => line);
  });
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk("IHDR", [...u32(side), ...u32(side), ...ONE_BIT_GREY]),
    ...chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()))),
    ...chunk("IEND", []),
  ]);
}

/** Source: PNG, third edition, 5.2, 9.2 and 11.2.1. */
const SIGNATURE = [0x89, ...ascii("PNG\r\n"), 0x1a, ...ascii("\n")];
const NO_FILTER = 0;
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

/** Eight pixels a byte, of which 1 is white. */
function packed(row: boolean[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 8) }, (_, index) =>
    row
      .slice(index * 8, index * 8 + 8)
      .reduce((byte, isDark, at) => (isDark ? byte : byte | (0x80 >> at)), 0),
  );
}

function chunk(type: string, data: Iterable<number>): number[] {
  const typed = [...ascii(type), ...data];
  return [...u32(typed.length - 4), ...typed, ...u32(crc32(Uint8Array.from(typed)))];
}

function u32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
