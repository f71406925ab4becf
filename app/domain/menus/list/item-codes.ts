import { nameKey } from "./name-key.ts";
import { westernDigits } from "./pieces.ts";
import { isUnit } from "./size-words.ts";

/** "101 Veg Soup 90", "B12 Tea 20": what may be a code, and a number that may be a price. "250 gm Kaju 300" has none. */
const CODED = /^\s*([A-Z]{0,2}\d{1,4})\s+(?=(\p{L}+)).*\d\D{0,3}$/u;
const PRICED = /\d\D{0,3}$/;
const FEWEST = 3;

/**
 * The lines of a list without the codes that its dishes begin with, as in "101 Veg Soup 90": nearly all lines with a price
 * have one, no code comes twice, those of one length go up, and most have more digits than a count has. "2 Idli 40" and
 * "3 Vada 50" keep their counts, and so do "1 Idli 20" and "2 Idli 40" below each other.
 */
export function withoutCodes(lines: readonly string[]): readonly string[] {
  const written = lines.map((line) => westernDigits(line));
  const priced = written.filter((line) => PRICED.test(line));
  const codes = priced.flatMap((line) => codeOf(line) ?? []);
  const areMany = codes.length >= FEWEST && codes.length * 10 >= priced.length * 9;
  return areMany && !isNameRepeated(priced) && (areCodes(codes) || areSerial(codes, priced))
    ? lines.map((line, at) => withoutCode(line, written[at] ?? ""))
    : lines;
}

/** Whether lines below each other differ in their numbers alone. */
function isNameRepeated(priced: readonly string[]): boolean {
  const names = priced.map((line) => nameKey(line.replaceAll(/\d+/g, " ")));
  return names.some((name, at) => name === names[at + 1]);
}

function codeOf(line: string): string | undefined {
  const [, code, word = ""] = CODED.exec(line) ?? [];
  return isUnit(word) ? undefined : code;
}

/** "1    Veg Soup   80", "2    Naan   40": numbers that count the dishes are in a column of their own. */
function areSerial(codes: readonly string[], priced: readonly string[]): boolean {
  const isApart = priced.every((line) => /^\s*\d{1,4}\s{2}/.test(line));
  return isApart && codes.every((code, at) => code === String(at + 1));
}

/** Codes of one length go up as numbers do, wherever they are; if lengths differ, half have a letter or three digits. */
function areCodes(codes: readonly string[]): boolean {
  const groups = [...Map.groupBy(codes, ({ length }) => length).values()];
  const areCounting = groups.every((group) => {
    return group.every((code, at) => at === 0 || code > (group[at - 1] ?? ""));
  });
  const shortest = groups.length === 1 ? 2 : 3;
  const long = codes.filter((code) => code.length >= shortest || /^[A-Z]/.test(code));
  return areCounting && long.length * 2 >= codes.length;
}

function withoutCode(line: string, written: string): string {
  const code = codeOf(written);
  return code === undefined ? line : line.trimStart().slice(code.length).trimStart();
}
