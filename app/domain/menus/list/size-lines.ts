import { isBarePrice, isHeadingAlone, isText } from "./bare-prices.ts";
import { hasPrice } from "./habits.ts";
import { isCourse, mayBeDish } from "./headings.ts";
import type { Line } from "./line.ts";

/** An indented line below a name, unless it has sizes of its own: "  Kadai 200/360" below "Chicken" is a dish. */
export function isIndentedSize(line: Line | undefined): boolean {
  const hasOwn = line?.dishes.some(({ name, sizes }) => name !== "" && sizes.length > 1);
  return line?.isIndented === true && !hasOwn;
}

/** Whether a line holds a size. A “F 1” on its own is a dish, and so is a “Regular 90” on its own above another dish. */
export function isSizeAmong(lines: Line[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || !isBarePrice(line)) return false;
  if (isBarePrice(lines[at - 1]) || isBarePrice(below)) return true;
  const isNamed = (line.dishes[0]?.name ?? "") !== "";
  return !/^\p{L}\s/u.test(line.text) && !(isNamed && line.isBulleted && hasPrice(below));
}

/**
 * The lines with nothing but sizes below them up to the next blank line, such as "*Chicken biryani*" above "Single 140" and
 * "Double 260", if there are at least two such lines. They are dishes, even in bold or capitals.
 */
export function namesAboveSizes(lines: readonly Line[]): ReadonlySet<Line> {
  const names = lines.filter((line, at) => isText(line) && isAboveSizes(lines, at));
  return new Set(names.length > 1 ? names : []);
}

function isAboveSizes(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || isHeadingAlone(line) || isOnlyCourse(line.text)) return false;
  let end = at + 1;
  while (isNamedSize(lines[end])) end++;
  return end > at + 2 && lines[end]?.isBlank !== false;
}

function isOnlyCourse(text: string): boolean {
  return isCourse(text) && !mayBeDish(text);
}

function isNamedSize(line: Line | undefined): boolean {
  return isBarePrice(line) && (line?.dishes[0]?.name ?? "") !== "";
}
