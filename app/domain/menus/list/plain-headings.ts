import { spellOut } from "#app/domain/words.ts";
import { isBarePrice, isText } from "./bare-prices.ts";
import { isLong, leadsToPrice } from "./describing.ts";
import type { Line } from "./line.ts";

/**
 * The headings of a list that marks none by blank lines, capitals or stars, and whose first line is one: lines without a
 * price above lines with one. "Set dosa" above "Rava dosa 110" is not one, as its name is like those of the dishes around
 * it. `standsOut` tells which lines look like headings.
 */
export function plainHeadings(
  lines: readonly Line[],
  standsOut: (line: Line) => boolean,
): ReadonlySet<Line> {
  const written = lines.filter(({ why, isUnderline }) => !why && !isUnderline);
  const filled = written.filter(({ isBlank }) => !isBlank);
  const [first, ...others] = written.filter((line, at) => isAboveDish(line, written[at + 1]));
  if (!first || standsOut(first) || dishesAbove(first, filled) > 0) return new Set();
  if (others.some((line) => standsOut(line) || isBehindBlank(line, written))) return new Set();
  const headings = [first, ...others].filter((line) => mayBeHeading(line, filled));
  return new Set(headings.filter((line, at) => isAboveSome(line, headings[at + 1], filled)));
}

/** Whether more than one dish follows: a line above a single dish may be another dish whose price was forgotten. */
function isAboveSome(line: Line, next: Line | undefined, filled: readonly Line[]): boolean {
  const end = next ? filled.indexOf(next) : filled.length;
  const below = filled.slice(filled.indexOf(line) + 1, end);
  return below.filter(({ dishes, why }) => dishes.length > 0 && !why).length > 1;
}

/** "Sham ki chai" is a heading even above "Adrak chai 15". */
const TIME_OF_DAY =
  /^(?:subah|savere|dopahar|dophar|sham|shaam|raat|morning|evening|सुबह|दोपहर|शाम|रात)\s/iu;

function isAboveDish(line: Line, next: Line | undefined): boolean {
  return isText(line) && next !== undefined && next.dishes.length > 0 && !isBarePrice(next);
}

function dishesAbove(line: Line, filled: readonly Line[]): number {
  return filled.slice(0, filled.indexOf(line)).filter(({ dishes }) => dishes.length > 0).length;
}

function isBehindBlank(line: Line, written: readonly Line[]): boolean {
  return written[written.indexOf(line) - 1]?.isBlank === true;
}

function mayBeHeading(line: Line, filled: readonly Line[]): boolean {
  const name = line.text.replaceAll(/\([^()]*\)/g, " ").trim();
  if (/\d/.test(name) || isLong(name) || leadsToPrice(name)) return false;
  if (!name.includes(" ") || TIME_OF_DAY.test(name)) return true;
  const at = filled.indexOf(line);
  const beside = [filled[at - 1], filled[at + 1]].map((other) => lastWord(other?.dishes[0]?.name));
  return !beside.includes(lastWord(name));
}

function lastWord(name = ""): string {
  return spellOut(name).trim().split(" ").at(-1) ?? "";
}
