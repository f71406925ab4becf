import { isBarePrice, isText } from "./bare-prices.ts";
import { isDescribing, isLong, isSentence } from "./describing.ts";
import { isInCapitals } from "./headings.ts";
import type { Line } from "./line.ts";
import type { NameStyle } from "./numbered-headings.ts";
import { endsLikePrice } from "./unread-price.ts";

/** What is true of a whole list. */
export interface Habits extends NameStyle {
  areBulleted: boolean;
  plainHeadings: ReadonlySet<Line>;
  /** Whether many dishes have a long line below them: a few may be headings. */
  areDescribed: boolean;
  /** Whether names are in title case: a sentence is then not a name. */
  areNamesTitled: boolean;
  /** Whether most names begin with a small letter. */
  areNamesSmall: boolean;
  hasPrices: boolean;
  /** Whether headings follow blank lines. A line among dishes is then probably a dish whose price was forgotten. */
  areBehindBlanks: boolean;
}

/** What is true of a whole list, apart from which lines are its headings. */
export function habitsOf(lines: Line[]): Omit<Habits, "plainHeadings"> {
  const priced = lines.filter(hasPrice);
  const names = lines.flatMap((line, at) => {
    const name = isBarePrice(line) ? lines[at - 1] : line;
    return hasPrice(line) && name ? [name] : [];
  });
  const inCapitals = names.filter(({ text }) => isInCapitals(text));
  const described = lines.filter((line, at) => {
    return isText(line) && isLong(line.text) && hasPrice(lines[at - 1]);
  });
  const bulleted = priced.filter(({ isBulleted }) => isBulleted);
  return {
    areNamesInCapitals: inCapitals.length * 2 > names.length,
    areNamesBold: priced.filter(({ isBold }) => isBold).length * 2 > priced.length,
    areBulleted: bulleted.length * 2 > priced.length,
    areDescribed: described.length * 2 >= priced.length,
    areNamesTitled: areTitled(priced),
    areNamesSmall: priced.filter(({ text }) => /^[a-z]/.test(text)).length * 2 > priced.length,
    hasPrices: priced.length > 0,
    areBehindBlanks: lines.filter((line, at) => isFirstOfBlock(lines, line, at)).length > 1,
  };
}

/** Whether most names of two words or more have a capital in their last word. */
function areTitled(priced: Line[]): boolean {
  const ends = priced.flatMap(({ dishes }) => {
    const words =
      dishes[0]?.name
        .replaceAll(/\([^()]*\)/g, "")
        .trim()
        .split(" ") ?? [];
    return words.length > 1 ? [words.at(-1) ?? ""] : [];
  });
  const titled = ends.filter((word) => /^\p{Lu}/u.test(word));
  return titled.length > 1 && titled.length * 10 >= ends.length * 8;
}

function isFirstOfBlock(lines: Line[], line: Line, at: number): boolean {
  const isFirst = at === 0 || lines[at - 1]?.isBlank === true;
  return isFirst && isText(line) && hasPrice(lines[at + 1]) && !isBarePrice(lines[at + 1]);
}

/** Whether a line has a price and is not left out. */
export function hasPrice(line: Line | undefined): boolean {
  return line !== undefined && line.dishes.length > 0 && !line.why;
}

/** "Pani puri 6 pcs - 1 coupon", "Special Misal     9O": a dish whose price is none that we can read. */
const COUNT_AT_END = /\s(?:[-–—=]\s{0,2}|\s)\d+(?: \p{L}[\p{L}\p{M}]*)?$/u;

/** Small letters at the beginning, which say nothing where names have them too. */
const SMALL = /^(?!with |served |choice of )[a-z][^,]*$/;

/** Whether a text below a dish describes it, in a list with these habits. */
export function isDescribed(text: string, habits: Habits): boolean {
  const { areDescribed, areNamesTitled, areNamesSmall } = habits;
  if (endsLikePrice(text) || COUNT_AT_END.test(text)) return false;
  if (areNamesSmall && SMALL.test(text)) return false;
  if (isDescribing(text)) return true;
  return (areDescribed && isLong(text)) || (areNamesTitled && isSentence(text));
}
