import { isDescribing, isLong, wordsIn } from "./describing.ts";
import { isCourse, isDietAlone } from "./headings.ts";
import type { Line } from "./line.ts";
import { tokensIn } from "./tokens.ts";

/** What lines are where a dish takes several: its name, its description, its price. */
export type DescribedKind = "heading" | "unpriced" | "description" | "sizes" | "unsureSizes";

/** Prices below each other, and what stands around them. */
interface Block {
  /** The lines without a price right above them, the lowest first. */
  above: Line[];
  prices: Line[];
  /** The line right below them, unless it has a price or stands above one. */
  below: Line | undefined;
}

/** "Half - 140", "250": a line that has no name of its own. */
export function isSizeLine({ dishes }: Line): boolean {
  const [dish] = dishes;
  return (
    dishes.length === 1 &&
    tokensIn(dish?.name ?? "").every(({ kind }) => kind !== "word" && kind !== "price")
  );
}

/**
 * Finds dishes with a description above or below a price that has a line of its own. Prices are unsure where the lines
 * above them may as well be a heading and a name. `standsOut` tells lines that look like headings.
 */
export function describedKinds(
  lines: Line[],
  standsOut: (line: Line) => boolean,
): Map<Line, DescribedKind> {
  const blocks = blocksIn(lines);
  const below = blocks.flatMap((block) => descriptionBelow(block) ?? []);
  const dishes = blocks.flatMap((block) => describedDish(block) ?? []);
  if (areMost(below, blocks) && below.length > dishes.filter(isLonger).length)
    return new Map(below.map((line) => [line, "description"]));
  const areAlike = areMost(dishes, blocks);
  const isSure = areAlike && dishes.filter(isLonger).length * 2 >= dishes.length;
  const likely = dishes.filter((dish) => {
    const isHeading = standsOut(dish.name) || isCourse(dish.name.text);
    if (areAlike) return !isHeading || isLonger(dish);
    return isHeading ? dish.descriptions.some(reads) : isLonger(dish);
  });
  return new Map(likely.flatMap((dish) => kindsOfDish(dish, isSure)));
}

/** Whether these are at least two, and more than the others. */
function areMost(some: unknown[], all: unknown[]): boolean {
  return some.length > 1 && some.length * 2 > all.length;
}

interface DescribedDish {
  /** What stands above the name, if it is one line. */
  above: Line | undefined;
  name: Line;
  /** In order. */
  descriptions: Line[];
  prices: Line[];
}

/** The lowest line that does not read like a description is the name, and one stands below it. */
function describedDish({ above, prices }: Block): DescribedDish | undefined {
  const first = above.findIndex((line, at) => at > 0 && !reads(line));
  const at = first === -1 ? above.length - 1 : first;
  const name = above[at];
  if (at < 1 || !name || isHeadingAlone(name)) return undefined;
  const [next, ...others] = above.slice(at + 1);
  const descriptions = above.slice(0, at).toReversed();
  return { above: others.length === 0 ? next : undefined, name, descriptions, prices };
}

function descriptionBelow({ above, below }: Block): Line | undefined {
  const [name] = above;
  const isOne = below && name && (reads(below) || wordsIn(below.text) > wordsIn(name.text));
  return isOne && !isHeadingAlone(below) && !isCourse(below.text) ? below : undefined;
}

function reads({ text }: Line): boolean {
  return isDescribing(text) || isLong(text);
}

/** Whether a description reads like one, or is longer than names are. */
function isLonger({ name, descriptions: [first] }: DescribedDish): boolean {
  return first !== undefined && (reads(first) || wordsIn(first.text) > wordsIn(name.text) + 1);
}

/** Whether a line can only be a heading: it ends in a colon, or is nothing but a mark. */
export function isHeadingAlone({ text }: Line): boolean {
  return /[:：]$/.test(text) || isDietAlone(text);
}

function kindsOfDish(
  { above, name, descriptions, prices }: DescribedDish,
  isSure: boolean,
): [Line, DescribedKind][] {
  const last = prices.at(-1);
  return [
    ...(above && isSure ? [[above, "heading"] satisfies [Line, DescribedKind]] : []),
    [name, "unpriced"],
    ...descriptions.map((line): [Line, DescribedKind] => [line, "description"]),
    ...prices.map((line): [Line, DescribedKind] => {
      return [line, isSure || line !== last ? "sizes" : "unsureSizes"];
    }),
  ];
}

function blocksIn(lines: Line[]): Block[] {
  return lines.flatMap((line, at): Block[] => {
    if (!isBarePrice(line) || isBarePrice(lines[at - 1])) return [];
    let end = at;
    while (isBarePrice(lines[end])) end++;
    const below = lines[end];
    const isFree = isText(below) && !isBarePrice(lines[end + 1]);
    let start = at;
    while (isText(lines[start - 1])) start--;
    return [
      {
        above: lines.slice(start, at).toReversed(),
        prices: lines.slice(at, end),
        below: isFree ? below : undefined,
      },
    ];
  });
}

/** Whether a line has a price and no name. */
export function isBarePrice(line: Line | undefined): boolean {
  return line !== undefined && !line.why && isSizeLine(line);
}

/** Whether a line has text and no price. */
export function isText(line: Line | undefined): line is Line {
  if (!line || line.isBlank || line.isUnderline || line.text === "" || line.why) return false;
  return line.dishes.length === 0 && !line.heads && !line.says;
}
