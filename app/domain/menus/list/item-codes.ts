import { westernDigits } from "./pieces.ts";

const CODE = /^\s*(\d{1,4})\s+(?=\p{L})/u;
const FEWEST = 3;

/**
 * The lines of a list without the numbers that count its dishes, as in "101 Veg Soup 90", if nearly all lines with a price
 * begin with one and the numbers go up.
 */
export function withoutCodes(lines: readonly string[]): readonly string[] {
  const written = lines.map((line) => westernDigits(line));
  const priced = written.filter((line) => /\d\D{0,3}$/.test(line));
  const codes = priced.flatMap((line) => CODE.exec(line)?.[1] ?? []).map(Number);
  const isCounting = codes.every((code, at) => at === 0 || code > (codes[at - 1] ?? 0));
  const areCodes = codes.length >= FEWEST && codes.length * 10 >= priced.length * 9 && isCounting;
  return areCodes ? lines.map((line, at) => withoutCode(line, written[at] ?? "")) : lines;
}

function withoutCode(line: string, written: string): string {
  return line.slice(CODE.exec(written)?.[0].length ?? 0);
}
