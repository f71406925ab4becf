import { isHeadingAlone, isSizeLine, isText } from "./bare-prices.ts";
import { isDescribing, isLong } from "./describing.ts";
import { isCourse } from "./headings.ts";
import type { Line } from "./line.ts";

/** What lines are where the description of a dish ends in its price. */
export type ProseKind = "unpriced" | "description" | "pricedText" | "unsurePricedText";

/** A name, and below it a description with the price: "Veg Biryani", "Basmati rice with vegetables ₹180". */
interface Pair {
  name: Line;
  /** What stands between the two, in order. */
  descriptions: Line[];
  priced: Line;
}

/** They join what is in a dish. Names have them too, but seldom alone on the line below another name. */
const JOINING = /\s(?:with|in|and|from|on|served|के साथ|में|और|व)\s/iu;

/**
 * Finds dishes whose price stands behind their description. One is unsure where its first line may as well be a heading
 * with a single dish below it. `standsOut` tells lines that look like headings.
 */
export function prosePrices(
  lines: Line[],
  standsOut: (line: Line) => boolean,
): Map<Line, ProseKind> {
  const prices = lines.filter((line) => line.dishes.length > 0 && !line.why);
  const pairs = withoutParts(
    lines.flatMap((_, at) => pairAt(lines, at) ?? []),
    prices,
  );
  const inProse = pairs.filter(isInProse);
  const areAlike = pairs.length > 1 && pairs.length * 2 > prices.length;
  const isSure = areAlike && inProse.length * 2 > pairs.length;
  const likely = isSure
    ? pairs.filter((pair) => !standsOut(pair.name) || isInProse(pair))
    : inProse.filter(({ name }) => !standsOut(name));
  return new Map(likely.flatMap((pair) => kindsOfPair(pair, isSure)));
}

/** Bullets tell what is in the dish above, unless they are in front of every name. */
function withoutParts(pairs: Pair[], prices: Line[]): Pair[] {
  const bulleted = pairs.filter(({ name }) => name.isBulleted);
  return bulleted.length === prices.length ? pairs : pairs.filter(({ name }) => !name.isBulleted);
}

function mayBeName(line: Line | undefined): line is Line {
  if (!isText(line) || isHeadingAlone(line) || isReading(line)) return false;
  return !isCourse(line.text) || mayBeDish(line.text);
}

/** "Veg Biryani" is the name of a dish as well as of a section; "Veg Starters" is not. */
function mayBeDish(course: string): boolean {
  return /^\S+\s/.test(course) && !course.endsWith("s");
}

/** A line with a price, right below lines without one; among other lines with prices only where it reads like prose. */
function pairAt(lines: Line[], at: number): Pair | undefined {
  const priced = lines[at];
  if (!priced || !isOneDish(priced)) return undefined;
  const start = startOf(lines, at);
  const name = lines[start];
  const descriptions = lines.slice(start + 1, at);
  if (!mayBeName(name) || descriptions.some(({ isBulleted }) => isBulleted)) return undefined;
  const pair = { name, descriptions, priced };
  const isAlone = !isPriced(lines[at + 1]);
  return isAlone || (isPriced(lines[start - 1]) && isInProse(pair)) ? pair : undefined;
}

/** Where the name stands above a line with a price: lines that read like a description may come in between. */
function startOf(lines: Line[], at: number): number {
  let start = at - 1;
  while (isText(lines[start]) && isReading(lines[start]) && isText(lines[start - 1])) start--;
  return start;
}

function isOneDish(line: Line): boolean {
  const [dish, ...others] = line.dishes;
  if (!dish || dish.readings || others.length > 0 || line.why) return false;
  return /\p{L}/u.test(dish.name) && !isSizeLine(line);
}

function isPriced(line: Line | undefined): boolean {
  return line !== undefined && line.dishes.length > 0 && !line.why;
}

function isReading(line: Line | undefined): boolean {
  return line !== undefined && (isDescribing(line.text) || isLong(line.text));
}

/** Whether what stands in front of the price reads like a description. */
function isInProse({ descriptions, priced }: Pair): boolean {
  const text = priced.dishes[0]?.name ?? "";
  return descriptions.length > 0 || isDescribing(text) || isLong(text) || JOINING.test(text);
}

function kindsOfPair({ name, descriptions, priced }: Pair, isSure: boolean): [Line, ProseKind][] {
  return [
    [name, "unpriced"],
    ...descriptions.map((line): [Line, ProseKind] => [line, "description"]),
    [priced, isSure ? "pricedText" : "unsurePricedText"],
  ];
}
