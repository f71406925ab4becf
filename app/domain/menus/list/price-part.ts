import type { ListSize } from "./list.ts";
import { isUnclearNumber } from "./numbers.ts";
import { NUMBERED, WITH_65 } from "./numbered-words.ts";
import { pairSizes } from "./pair-sizes.ts";
import { makeToken, type Token } from "./pieces.ts";
import { saysUntil } from "./tokens.ts";

/** A price in a line, with the name of a size where one stands beside it. Null stands for a dash in a column. */
export interface PricePart {
  /** Where the name ends and the prices begin. */
  start: number;
  end: number;
  prices: ListSize[];
  /** In columns, with null for each dash: "- 220 400". */
  slots: (number | null)[];
  /** The size behind a single price: "(2 pcs)". */
  behind: string;
  /** "per kg", "onwards". */
  unit: string;
  isStrong: boolean;
  /** Whether one of them may be read in several ways. */
  isUnclear: boolean;
}

const IN_PART = new Set<Token["kind"]>(["price", "size", "unit", "gap", "open", "close"]);
/** The prices that the tokens before `end` finish with; undefined if there are none. */
export function pricesBefore(tokens: Token[], end = tokens.length): PricePart | undefined {
  const tail = tailOf(tokens, end);
  const part = withoutNameNumbers(tokens, trimmed(tail));
  const prices = part.filter(({ kind }) => kind === "price");
  const [first] = prices;
  const last = part.at(-1);
  if (!first || !last) return undefined;
  const named = pairSizes(part);
  return {
    start: named?.start ?? startOf(part, first),
    end: last.end,
    prices: named?.prices ?? prices.map(({ paise }) => ({ name: "", pricePaise: paise })),
    slots: slotsIn(tail),
    ...behindPrices(part, prices.length),
    isStrong: prices.some(({ isStrong }) => isStrong),
    isUnclear: prices.some(({ text }) => isUnclearNumber(text)),
  };
}

/** "Dosa (40)": the bracket goes with its price. */
function startOf(part: Token[], first: Token): number {
  const before = part.slice(0, part.indexOf(first)).findLast(({ kind }) => kind !== "gap");
  return before?.kind === "open" ? before.start : first.start;
}

function unitIn(part: Token[]): string {
  const unit = part.find(({ kind }) => kind === "unit")?.text ?? "";
  return unit.replace(/^\/\s*/, /\p{Script=Devanagari}/u.test(unit) ? "प्रति " : "per ");
}

function tailOf(tokens: Token[], end: number): Token[] {
  let from = end;
  let closed = 0;
  let outside = end;
  while (from > 0) {
    const token = tokens[from - 1];
    if (!token || !IN_PART.has(token.kind)) break;
    if (token.kind === "close") closed++;
    if (token.kind === "open") closed--;
    if (closed < 0) break;
    from--;
    if (closed === 0) outside = from;
  }
  return tokens.slice(outside, end);
}

function trimmed(tail: Token[]): Token[] {
  const first = tail.findIndex(({ kind }) => kind !== "gap" && kind !== "unit");
  return first === -1 ? [] : tail.slice(first);
}

/** "50 rs glass": what a dish is served in is no part of its name. */
const SERVED_IN = new Set(
  "plate glass cup bowl piece प्लेट गिलास ग्लास कप पीस".normalize().split(" "),
);

function behindPrices(part: Token[], count: number): Pick<PricePart, "behind" | "unit"> {
  const behind = count > 1 ? "" : behindPrice(part);
  if (!SERVED_IN.has(behind.toLowerCase())) return { behind, unit: unitIn(part) };
  return { behind: "", unit: unitIn([makeToken("unit", `/${behind}`, 0)]) };
}

function behindPrice(part: Token[]): string {
  const behind = part.slice(part.findIndex(({ kind }) => kind === "price") + 1);
  if (!behind.some(({ kind }) => kind === "size")) return "";
  const texts = behind.filter(({ kind }) => kind !== "unit").map(({ text }) => text);
  return texts.join("").trim();
}

/** Gives numbers such as the 65 of "Chicken 65 180" and the 1 of "Combo 1 250" back to the name. */
function withoutNameNumbers(tokens: Token[], part: Token[]): Token[] {
  const [first, ...others] = part;
  if (first?.kind !== "price" || isPriceAlone(first, others)) return part;
  if (isRange(others)) return part;
  const next = others.findIndex(({ kind }) => kind === "price" || kind === "size");
  if (next === -1) return part;
  const isName = isOfName(tokens, first) || isAboveNext(tokens, part) || isBeforeCount(part);
  if (!isName) return part;
  return withoutNameNumbers(tokens, others.slice(next));
}

/** Whether a number cannot belong to the name: "₹65", "65/120", "65 / 120", "65,120", "1.250". */
function isPriceAlone({ isStrong, text }: Token, others: Token[]): boolean {
  const next = others.find(({ kind, text: gap }) => kind !== "gap" || gap.trim() !== "");
  const isBesideNext = next?.text === "/" || others[0]?.kind === "price";
  return isStrong || isBesideNext || isUnclearNumber(text);
}

/** "to 120" behind the 60 of "Thali 60 to 120". */
function isRange([blank, until]: Token[]): boolean {
  return blank?.kind === "gap" && until?.kind === "gap" && saysUntil(until.text);
}

/** "Combo 12 250" is clear, but the 180 of "Thali 180 150" may be a price. */
const LEAST_DOUBTFUL = 100_00;

/** Whether the name in front of the prices ends in a number that may be a price too: "Chicken 555 269". */
export function endsInNumber(tokens: Token[], start: number): boolean {
  const name = tokens.filter((token) => token.end <= start && token.kind !== "gap");
  const last = name.at(isCount(name.slice(-3)) ? -4 : -1);
  if (last?.kind !== "price" || last.isStrong) return false;
  return !isOfName(tokens, last) || (last.paise >= LEAST_DOUBTFUL && last.text !== "65");
}

/** "(6)". */
function isCount([open, count, close]: Token[]): boolean {
  const isNumber = count?.kind === "size" && /^\d+$/.test(count.text);
  return open?.kind === "open" && isNumber && close?.kind === "close";
}

function isOfName(tokens: Token[], number: Token): boolean {
  return isNamedNumber(tokens, number) || (number.paise < 10_00 && isBehindWord(tokens, number));
}

/** Whether words that numbers follow stand in front of one: "Combo 1", "Chicken 65". */
export function isNamedNumber(tokens: Token[], number: Token): boolean {
  const word = wordBefore(tokens, number);
  if (word === undefined || !isBehindWord(tokens, number)) return false;
  return NUMBERED.has(word) || isNamed65(word, number);
}

function isBehindWord(tokens: Token[], number: Token): boolean {
  const before = tokens[tokens.indexOf(number) - 1];
  return wordBefore(tokens, number) !== undefined && (!before || /^\s+$/.test(before.text));
}

/** "Chicken 100 (6) 279". */
function isBeforeCount(part: Token[]): boolean {
  const [, ...others] = part.filter(({ kind }) => kind !== "gap");
  return others.length === 4 && isCount(others.slice(0, 3)) && others[3]?.kind === "price";
}

/** "Chicken 555 - 269": sizes go up. */
function isAboveNext(tokens: Token[], part: Token[]): boolean {
  const [first, second, ...others] = part.filter(({ kind }) => kind !== "gap");
  if (first?.kind !== "price" || second?.kind !== "price" || others.length > 0) return false;
  const before = tokens[tokens.indexOf(first) - 1]?.text ?? "";
  return first.paise > second.paise && before === " " && second.start - first.end < 4;
}

function isNamed65(word: string, { text }: Token): boolean {
  return text === "65" && WITH_65.has(word);
}

function wordBefore(tokens: Token[], token: Token): string | undefined {
  return tokens
    .slice(0, tokens.indexOf(token))
    .findLast(({ kind }) => kind === "word" || kind === "size")
    ?.text.toLowerCase();
}

/** Whether the one number of a line may be the 65 of "Chicken 65". */
export function mayBeNamed65(tokens: Token[], { start }: PricePart): boolean {
  const price = tokens.find((token) => token.kind === "price" && token.start >= start);
  if (!price || price.isStrong) return false;
  const before = tokens[tokens.indexOf(price) - 1];
  const words = tokens.filter((token) => token.kind === "word" && token.end <= price.start);
  const word = words.at(-1)?.text.toLowerCase() ?? "";
  return words.length <= 2 && /^\s$/.test(before?.text ?? "") && isNamed65(word, price);
}

/** Whether the price may hold a number of the name: "Combo 1,120". */
export function mayBeNumbered(tokens: Token[], { start }: PricePart): boolean {
  const price = tokens.find((token) => token.kind === "price" && token.start >= start);
  const isGrouped = price !== undefined && !price.isStrong && /^\d{1,2},\d{3}$/.test(price.text);
  const words = tokens.filter(({ kind, end }) => kind === "word" && end <= start);
  return isGrouped && words.length === 1 && isNamedNumber(tokens, price);
}

function slotsIn(part: Token[]): (number | null)[] {
  return part.flatMap(({ kind, text, paise }) => {
    if (kind === "price") return [paise];
    return kind === "gap" && /^\s*[-–—]\s*$/.test(text) ? [null] : [];
  });
}
