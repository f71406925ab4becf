import { describedKinds, isBarePrice } from "./bare-prices.ts";
import { habitsOf, hasPrice, isDescribed, type Habits } from "./habits.ts";
import {
  isCourse,
  isDietAlone,
  isInCapitals,
  isTimeOfDay,
  mayBeDish,
  withoutHours,
} from "./headings.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";
import { numberedHeadings, type NameStyle } from "./numbered-headings.ts";
import { pageLines } from "./page-lines.ts";
import { plainHeadings } from "./plain-headings.ts";
import { prosePrices } from "./prose-prices.ts";
import { sharedSizes } from "./shared-sizes.ts";
import { isIndentedSize, isSizeAmong, namesAboveSizes } from "./size-lines.ts";

export type Kind =
  | "blank"
  | "leftOut"
  | "heads"
  | "dishes"
  | "sizes"
  | "unsureSizes"
  | "sharedSizes"
  | "pricedText"
  | "unsurePricedText"
  | "heading"
  | "unpriced"
  | "headingOrDish"
  | "pricedHeading"
  | "description"
  | "title";

/** Says what each line of a list is, by itself, by its neighbours, and by the names of the menu's sections. */
export function kindsOf(lines: Line[], sectionNames: readonly string[]): Kind[] {
  const gone = pageLines(lines);
  const kept = lines.filter((line) => !gone.has(line));
  const kinds = kindsAmong(withoutSpacing(kept), sectionNames);
  return lines.map((line) => (gone.has(line) ? "leftOut" : (kinds.get(line) ?? "blank")));
}

/** Without blank lines if they separate names from their prices, or all lines from each other: then they mean nothing. */
function withoutSpacing(lines: Line[]): Line[] {
  const prices = lines.flatMap((line, at) => (isBarePrice(line) ? [at] : []));
  const spaced = prices.filter((at) => lines[at - 1]?.isBlank);
  const isSpaced = spaced.length > 1 && spaced.length * 2 > prices.length;
  return isSpaced || isDoubleSpaced(lines) ? lines.filter(({ isBlank }) => !isBlank) : lines;
}

function isDoubleSpaced(lines: Line[]): boolean {
  const written = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  return written.length > 3 && written.every((at) => lines[at + 1]?.isBlank !== false);
}

function kindsAmong(lines: Line[], sectionNames: readonly string[]): Map<Line, Kind> {
  const style = habitsOf(lines);
  const standsOut = (line: Line) => isHeading(line, style);
  const habits: Habits = { ...style, plainHeadings: plainHeadings(lines, standsOut) };
  const nexts = nextsOf(lines);
  const sections = new Set(sectionNames.map((name) => nameKey(name)));
  const numbered = numberedHeadings(lines, nexts, { nameStyle: habits, sections });
  const described = new Map<Line, Kind>([
    ...prosePrices(lines, standsOut),
    ...describedKinds(lines, standsOut),
    ...[...namesAboveSizes(lines)].map((line): [Line, Kind] => [line, "unpriced"]),
  ]);
  const shared = sharedSizes(lines);
  const kinds: Kind[] = [];
  for (const [at, line] of lines.entries()) {
    const next = nexts[at];
    const own = described.get(line) ?? numbered.get(line) ?? ownKind(lines, kinds, at, shared);
    kinds.push(own ?? plainKind({ lines, kinds, at, line, next }, habits));
  }
  return new Map(lines.map((line, at) => [line, kinds[at] ?? "blank"]));
}

/** The next line with text behind each line. */
function nextsOf(lines: Line[]): (Line | undefined)[] {
  const nexts: (Line | undefined)[] = [];
  let next: Line | undefined;
  for (const line of lines.toReversed()) {
    nexts.push(next);
    if (!line.isBlank && !line.isUnderline) next = line;
  }
  return nexts.toReversed();
}

/** What a line is whatever stands around it. */
function ownKind(
  lines: Line[],
  kinds: Kind[],
  at: number,
  shared: ReadonlySet<Line>,
): Kind | undefined {
  const line = lines[at];
  if (!line || isEmpty(line)) return "blank";
  if (line.why) return "leftOut";
  if (line.heads && line.heading === "") return "heads";
  if (line.dishes.length === 0) return line.says ? "unpriced" : undefined;
  return pricedKind(lines, kinds, at, shared.has(line));
}

function isEmpty({ isBlank, isUnderline, text }: Line): boolean {
  return isBlank || isUnderline || text === "";
}

const ABOVE_SIZES: ReadonlySet<Kind> = new Set([
  "unpriced",
  "sizes",
  "sharedSizes",
  "headingOrDish",
]);

function pricedKind(lines: Line[], kinds: Kind[], at: number, isShared: boolean): Kind {
  const before = kinds[at - 1];
  if (before === undefined || !ABOVE_SIZES.has(before)) return "dishes";
  if (isIndentedSize(lines[at]) || isSizeAmong(lines, at)) return "sizes";
  return isShared && before === "sizes" ? "sharedSizes" : "dishes";
}

interface Place {
  lines: Line[];
  kinds: Kind[];
  at: number;
  line: Line;
  next: Line | undefined;
}

function plainKind(place: Place, habits: Habits): Kind {
  const { lines, kinds, at, line } = place;
  const before = kinds[at - 1] ?? "blank";
  if (before === "heading" && isInBrackets(line)) return "leftOut";
  if (isHeading(line, habits) || lines[at + 1]?.isUnderline) return "heading";
  if (hasSizesBelow(place)) return "unpriced";
  if (isDescription(place, before, habits)) return "description";
  return byPlace(place, habits, before);
}

/** "🟢 Veg Starters" begins a block whose dishes have such marks too. */
function isMarkedCourse({ line, next }: Place, before: Kind): boolean {
  return line.isBulleted && before === "blank" && isCourse(line.text) && hasPrice(next);
}

function byPlace(place: Place, habits: Habits, before: Kind): Kind {
  if (isMarkedCourse(place, before)) return "heading";
  if (isEntry(place.line, habits)) return "unpriced";
  const isFirst = before === "blank" || before === "leftOut";
  return isFirst ? afterBlank(place.line, place.next) : amongLines(place, habits, before);
}

/** "(all served with chutney)": below a heading, it says something about the whole section. */
function isInBrackets({ text }: Line): boolean {
  return /^\([^()]+\)$/.test(text) && !isDietAlone(text);
}

/** A bullet among bullets, what is sold out, or any line of a list without prices. */
function isEntry({ isBulleted, isSoldOut }: Line, { areBulleted, hasPrices }: Habits): boolean {
  return (isBulleted && areBulleted) || isSoldOut || !hasPrices;
}

function isHeading(line: Line, { areNamesInCapitals }: NameStyle): boolean {
  const { text, isBold, heads, isFramed } = line;
  if (text.length > 80) return false;
  if (isBold || isFramed || heads !== undefined || /[:：]$/.test(text)) return true;
  if (isDietAlone(text) || isTimeOfDay(text)) return true;
  return isInCapitals(withoutHours(text).replace(/\s\([^()]*\)$/, "")) && !areNamesInCapitals;
}

function hasSizesBelow({ lines, at, line }: Place): boolean {
  const below = lines[at + 1];
  if (!below || !hasPrice(below)) return false;
  if (isIndentedSize(below) && !line.isIndented) return true;
  return isSizeAmong(lines, at + 1);
}

const BELOW_DISH: ReadonlySet<Kind> = new Set([
  "dishes",
  "sizes",
  "unsureSizes",
  "sharedSizes",
  "pricedText",
  "unsurePricedText",
]);

function isDescription(place: Place, before: Kind, habits: Habits): boolean {
  if (isPart(place, habits)) return true;
  return BELOW_DISH.has(before) && isDescribed(place.line.text, habits);
}

/** "• 3 roti" and "• dal" below "Thali 120": what is in a dish, where the dishes themselves have no bullets. */
function isPart({ lines, kinds, at, line }: Place, { areBulleted }: Habits): boolean {
  const [above, before] = [lines[at - 1], kinds[at - 1]];
  if (areBulleted || !line.isBulleted || !above) return false;
  return above.isBulleted ? before === "description" : before === "dishes";
}

/** The first line of a block is its heading, unless nothing follows. A number at its end may be a price. */
function afterBlank({ text }: Line, next: Line | undefined): Kind {
  if (!next || next.why) return "title";
  return /\d$/.test(text) ? "headingOrDish" : "heading";
}

function amongLines(place: Place, habits: Habits, before: Kind): Kind {
  const { lines, at, line, next } = place;
  if (!next || lines[at + 1]?.isBlank) return atEnd(place, before);
  if (before === "heading" && isNoDish(next, habits)) return "title";
  if (isCourseAmong(withoutHours(line.text), habits)) return "heading";
  return isAboveAll(place) ? "title" : aboveNext(line, next, habits);
}

/** Among the lines that a list begins with, above its first dish: its shop, its owner. The last may be a heading. */
function isAboveAll({ lines, at, next }: Place): boolean {
  const first = lines.findIndex((line) => hasPrice(line));
  return !hasPrice(next) && first > at && !isBarePrice(lines[first]);
}

/** Whether a line among dishes names a course, and cannot be a dish whose price was forgotten. */
function isCourseAmong(text: string, { areBehindBlanks }: Habits): boolean {
  return isCourse(text) && !(areBehindBlanks && mayBeDish(text));
}

function aboveNext(line: Line, next: Line, habits: Habits): Kind {
  if (!hasPrice(next)) return "unpriced";
  return isEntry(next, habits) || habits.plainHeadings.has(line) ? "heading" : "headingOrDish";
}

function isNoDish(line: Line, habits: Habits): boolean {
  return line.why !== undefined || isHeading(line, habits);
}

/** The last line of a block: below dishes it is one, below a heading it says something about it. */
function atEnd({ line, next }: Place, before: Kind): Kind {
  if (before === "heading") return "title";
  return hasPrice(next) || !isCourse(withoutHours(line.text)) ? "unpriced" : "heading";
}
