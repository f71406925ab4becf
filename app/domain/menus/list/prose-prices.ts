import { isHeadingAlone, isSizeLine, isText } from "./bare-prices.ts";
import { isDescribing, isLong } from "./describing.ts";
import { isCourse } from "./headings.ts";
import type { Line } from "./line.ts";

/** What lines are if the description of a dish ends in its price. */
export type ProseKind = "unpriced" | "description" | "pricedText" | "unsurePricedText";

/** A name with a description and price below it: "Veg Biryani", "Basmati rice with vegetables ₹180". */
interface Pair {
  name: Line;
  /** The lines between the two, in order. */
  descriptions: Line[];
  priced: Line;
}

/** They join what is in a dish. Names have them too, but such a name is seldom on the line below another one. */
const JOINING = /\s(?:with|in|and|from|on|served|के साथ|में|और|व)\s/iu;

/**
 * Finds dishes whose price follows their description. A dish is unsure if its first line could also be a heading with a
 * single dish below it. `standsOut` says whether a line looks like a heading.
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

/** Bulleted lines say what is in the dish above, unless every name has a bullet. */
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

/** A line with a price, right below lines without one; among other lines with prices, only if it reads like prose. */
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

/** Where the name above a line with a price is: lines that read like a description may come in between. */
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

/** Whether what precedes the price reads like a description. */
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
