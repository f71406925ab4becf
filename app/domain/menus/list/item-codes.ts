import { westernDigits } from "./pieces.ts";

/** "101 Veg Soup 90": a number that may be a code, and one that may be a price. */
const CODED = /^\s*(\d{2,4})\s+(?=\p{L}).*\d\D{0,3}$/u;
const PRICED = /\d\D{0,3}$/;
const FEWEST = 3;

/**
 * The lines of a list without the codes that its dishes begin with, as in "101 Veg Soup 90": nearly all lines with a price
 * have one, all codes have as many digits, two at least, and they go up. "2 Idli 40" and "3 Vada 50" keep their counts.
 */
export function withoutCodes(lines: readonly string[]): readonly string[] {
  const written = lines.map((line) => westernDigits(line));
  const priced = written.filter((line) => PRICED.test(line));
  const codes = priced.flatMap((line) => CODED.exec(line)?.[1] ?? []);
  const areMany = codes.length >= FEWEST && codes.length * 10 >= priced.length * 9;
  return areMany && areCounting(codes)
    ? lines.map((line, at) => withoutCode(line, written[at] ?? ""))
    : lines;
}

/** Codes of the same length go up as numbers do. */
function areCounting(codes: readonly string[]): boolean {
  return codes.every((code, at) => {
    const before = codes[at - 1];
    return before === undefined || (code.length === before.length && code > before);
  });
}

function withoutCode(line: string, written: string): string {
  const code = CODED.exec(written)?.[1];
  return code === undefined ? line : line.trimStart().slice(code.length).trimStart();
}
