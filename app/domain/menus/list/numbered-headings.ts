import { isInCapitals } from "./headings.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";
import type { Token } from "./pieces.ts";
import { tokensIn } from "./tokens.ts";

/** What a line that looks like a heading and ends in a number is; undefined if it is any other line. */
export type NumberedKind = "heading" | "pricedHeading";

/** What stands out among the lines of a list, and so marks its headings. */
export interface NameStyle {
  areNamesInCapitals: boolean;
  areNamesBold: boolean;
}

/** What tells headings from dishes. */
interface Signs {
  nameStyle: NameStyle;
  /** The keys of the names that sections of the menu have. */
  sections: ReadonlySet<string>;
}

interface Candidate {
  line: Line;
  next: Line | undefined;
  /** What stands in front of the number. */
  words: string;
  rupees: number;
  /** Whether the menu has a section of that name. */
  isKnown: boolean;
}

/** Words that divide a list and name no dish. */
const PARTS = new Set("section part page menu list category group counter सेक्शन भाग".split(" "));
/** Dishes may be called so too, but not for a few rupees. */
const NUMBERED = new Set("combo combos thali meal set box platter offer कॉम्बो थाली".split(" "));
const MOST_RUPEES = 25;
const FEW_RUPEES = 10;

/**
 * Finds headings such as "*Combo 1*": those that count up or use a word that no dish is called by, and those that may be
 * dishes for a few rupees, also where they do not stand out but name a section of the menu. `nexts` has the next line with
 * text behind each line.
 */
export function numberedHeadings(
  lines: Line[],
  nexts: (Line | undefined)[],
  signs: Signs,
): Map<Line, NumberedKind> {
  const priced = lines.filter(isPriced);
  const candidates = lines.flatMap((line, at) =>
    isPriced(line) ? (candidateIn(line, nexts[at], signs) ?? []) : [],
  );
  const candidateLines = new Set(candidates.map(({ line }) => line));
  const lowest = Math.min(...priced.filter((line) => !candidateLines.has(line)).flatMap(rupeesOf));
  const counting = countingUp(candidates);
  return new Map(
    candidates.flatMap((candidate): [Line, NumberedKind][] => {
      const { line, next } = candidate;
      if (counting.has(candidate) || isPart(candidate)) return [[line, "heading"]];
      const isAbove = next !== undefined && isPriced(next) && !candidateLines.has(next);
      return (isAbove || candidate.isKnown) && isFew(candidate, lowest)
        ? [[line, "pricedHeading"]]
        : [];
    }),
  );
}

function isPriced({ dishes, why }: Line): boolean {
  return dishes.length > 0 && !why;
}

function rupeesOf({ dishes }: Line): number[] {
  return dishes.flatMap(({ pricePaise, sizes }) =>
    [pricePaise ?? 0, ...sizes.map((size) => size.pricePaise)]
      .filter(Boolean)
      .map((paise) => paise / 100),
  );
}

/** A line that stands out or names a section, of words and a number that nothing calls a price. */
function candidateIn(
  line: Line,
  next: Line | undefined,
  { nameStyle, sections }: Signs,
): Candidate | undefined {
  const number = bareNumber(line.text);
  if (!number || !isPriceAlone(line, number.paise)) return undefined;
  const words = line.text.slice(0, number.start).trim();
  const isKnown = sections.has(nameKey(words));
  if (!isKnown && !standsOut(line, nameStyle)) return undefined;
  return { line, next, words, rupees: number.paise / 100, isKnown };
}

/** The small number that a text ends in, right behind a word. */
function bareNumber(text: string): Token | undefined {
  const number = tokensIn(text.replace(/[:：]$/, "")).at(-1);
  if (number?.kind !== "price" || number.isStrong || !/^\d{1,2}$/.test(number.text))
    return undefined;
  return /[\p{L}\p{M}]\s{1,2}$/u.test(text.slice(0, number.start)) ? number : undefined;
}

function isPriceAlone({ dishes: [dish, ...others] }: Line, paise: number): boolean {
  return others.length === 0 && dish?.sizes.length === 0 && dish.pricePaise === paise;
}

function standsOut(line: Line, { areNamesInCapitals, areNamesBold }: NameStyle): boolean {
  if (line.isFramed || /[:：]$/.test(line.text)) return true;
  return (line.isBold && !areNamesBold) || (isInCapitals(line.text) && !areNamesInCapitals);
}

/** "Section 1", "Section 2": the same words with the numbers from 1 on. */
function countingUp(candidates: Candidate[]): Set<Candidate> {
  const groups = Map.groupBy(candidates, ({ words }) => nameKey(words)).values();
  return new Set(
    [...groups].flatMap((group) => {
      const isCounting = group.length > 1 && group.every(({ rupees }, at) => rupees === at + 1);
      return isCounting ? group : [];
    }),
  );
}

function isPart({ words, rupees }: Candidate): boolean {
  const last = (words.split(" ").at(-1) ?? "").toLowerCase();
  return PARTS.has(last) || (NUMBERED.has(last) && rupees < FEW_RUPEES);
}

/** Whether a dish would cost far less than the others. */
function isFew({ rupees }: Candidate, lowest: number): boolean {
  return rupees < lowest && rupees < MOST_RUPEES && (rupees < FEW_RUPEES || rupees * 3 <= lowest);
}
