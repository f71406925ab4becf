import { isCourse, isDietAlone, isInCapitals } from "./headings.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";
import { numberedHeadings, type NameStyle } from "./numbered-headings.ts";
import { tokensIn } from "./tokens.ts";

export type Kind =
  | "blank"
  | "leftOut"
  | "heads"
  | "dishes"
  | "sizes"
  | "heading"
  | "unpriced"
  | "headingOrDish"
  | "pricedHeading"
  | "description"
  | "title";

/** What is true of the whole list. */
interface Habits extends NameStyle {
  areBulleted: boolean;
  hasPrices: boolean;
}

/** Says what each line of a list is, by itself, by its neighbours, and by the names of the menu's sections. */
export function kindsOf(lines: Line[], sectionNames: readonly string[]): Kind[] {
  const habits = habitsOf(lines);
  const nexts = nextsOf(lines);
  const sections = new Set(sectionNames.map((name) => nameKey(name)));
  const numbered = numberedHeadings(lines, nexts, { nameStyle: habits, sections });
  const kinds: Kind[] = [];
  for (const [at, line] of lines.entries()) {
    const next = nexts[at];
    const own = numbered.get(line) ?? ownKind(line, kinds, at);
    kinds.push(own ?? plainKind({ lines, kinds, at, line, next }, habits));
  }
  return kinds;
}

function habitsOf(lines: Line[]): Habits {
  const priced = lines.filter(({ dishes, why }) => dishes.length > 0 && !why);
  const inCapitals = priced.filter(({ text }) => isInCapitals(text));
  const bulleted = priced.filter(({ isBulleted }) => isBulleted);
  return {
    areNamesInCapitals: inCapitals.length * 2 > priced.length,
    areNamesBold: priced.filter(({ isBold }) => isBold).length * 2 > priced.length,
    areBulleted: bulleted.length * 2 > priced.length,
    hasPrices: priced.length > 0,
  };
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
function ownKind(line: Line, kinds: Kind[], at: number): Kind | undefined {
  if (line.isBlank || line.isUnderline || line.text === "") return "blank";
  if (line.why) return "leftOut";
  if (line.heads && line.heading === "") return "heads";
  if (line.dishes.length === 0) return line.says ? "unpriced" : undefined;
  return isSizes(line, kinds, at) ? "sizes" : "dishes";
}

function isSizes(line: Line, kinds: Kind[], at: number): boolean {
  const before = kinds[at - 1];
  if (before !== "unpriced" && before !== "sizes" && before !== "headingOrDish") return false;
  return line.isIndented || isSizeLine(line);
}

/** "Half - 140", "250": a line that has no name of its own. */
export function isSizeLine({ dishes }: Line): boolean {
  const [dish] = dishes;
  return (
    dishes.length === 1 &&
    tokensIn(dish?.name ?? "").every(({ kind }) => kind !== "word" && kind !== "price")
  );
}

interface Place {
  lines: Line[];
  kinds: Kind[];
  at: number;
  line: Line;
  next: Line | undefined;
}

function plainKind(place: Place, habits: Habits): Kind {
  const { lines, kinds, at, line, next } = place;
  if (isHeading(line, habits) || lines[at + 1]?.isUnderline) return "heading";
  if (hasSizesBelow(place)) return "unpriced";
  const before = kinds[at - 1] ?? "blank";
  if (isDescription(line, before)) return "description";
  if (isEntry(line, habits)) return "unpriced";
  const isFirst = before === "blank" || before === "leftOut";
  return isFirst ? afterBlank(next) : amongLines(place, habits, before);
}

/** A bullet among bullets, or any line of a list without prices. */
function isEntry({ isBulleted }: Line, { areBulleted, hasPrices }: Habits): boolean {
  return (isBulleted && areBulleted) || !hasPrices;
}

function isHeading(line: Line, { areNamesInCapitals }: Habits): boolean {
  const { text, isBold, heads, isFramed } = line;
  if (text.length > 80) return false;
  if (isBold || isFramed || heads !== undefined || /[:：]$/.test(text) || isDietAlone(text))
    return true;
  return isInCapitals(text) && !areNamesInCapitals;
}

function hasSizesBelow({ lines, at, line }: Place): boolean {
  const below = lines[at + 1];
  if (!below || !hasPrice(below)) return false;
  return isSizeLine(below) || (below.isIndented && !line.isIndented);
}

const DESCRIBING = /^(?:[([]|with |served |choice of |[a-z])/;

function isDescription({ text }: Line, before: Kind): boolean {
  if (before !== "dishes" && before !== "sizes") return false;
  return DESCRIBING.test(text) || /,\s/.test(text) || text.split(" ").length > 5;
}

/** The first line of a block is its heading, unless nothing follows. */
function afterBlank(next: Line | undefined): Kind {
  return next && !next.why ? "heading" : "title";
}

function amongLines(place: Place, habits: Habits, before: Kind): Kind {
  const { lines, at, line, next } = place;
  if (!next || lines[at + 1]?.isBlank) return atEnd(place, before);
  if (before === "heading" && next.why) return "title";
  if (isCourse(line.text)) return "heading";
  if (!hasPrice(next)) return "unpriced";
  return isEntry(next, habits) ? "heading" : "headingOrDish";
}

/** The last line of a block: below dishes it is one, below a heading it says something about it. */
function atEnd({ line, next }: Place, before: Kind): Kind {
  if (before === "heading") return "title";
  return hasPrice(next) || !isCourse(line.text) ? "unpriced" : "heading";
}

function hasPrice(line: Line | undefined): boolean {
  return line !== undefined && line.dishes.length > 0 && !line.why;
}
