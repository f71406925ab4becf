import { hasTooManyDecimals } from "#app/domain/menus/typed-price.ts";
import {
  isCurrencyAt,
  isPriceAt,
  makeToken,
  paiseIn,
  skipGaps,
  textAt,
  type Token,
} from "./pieces.ts";
import { isUnit, sizeNamed } from "./size-words.ts";

/** Tokens that a number and what belongs to it make, and how many pieces those are. */
export interface Taken {
  tokens: Token[];
  count: number;
}

/** Below it a number right behind letters is of the name: "Combo1". */
const LOWEST_PAISE = 5_00;
const GROUPED = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/;
const ROUND = /,000(?:\.|$)/;
/** "90,00": a comma in front of the decimals. */
const WHOLE = /^\d{2,},00$/;
const PAIR = /^(\d\d),(\d{3})$/;
/** "1,00": not two prices, and not surely one with decimals. */
const SMALL = /^\d,0\d$/;

/** Reads a number: part of a word as in "7UP", a quantity, a price with "/-" or "rs" behind it, or two prices. */
export function readNumber(pieces: Token[], at: number): Taken {
  const number = pieces[at];
  if (!number) return { tokens: [], count: 1 };
  if (isGlued(pieces, at)) return { tokens: [{ ...number, kind: "word" }], count: 1 };
  const end = endOfQuantity(pieces, at);
  if (end !== undefined) return { tokens: [spanOf("size", pieces, at, end)], count: end - at + 1 };
  if (!isOneNumber(number.text)) return { tokens: twoNumbers(number), count: 1 };
  const to = endOfPrice(pieces, at);
  const isStrong = to > at;
  return {
    tokens: [{ ...number, isStrong, end: pieces[to]?.end ?? number.end }],
    count: to - at + 1,
  };
}

/** One token of the pieces from `from` to `to`. */
export function spanOf(kind: Token["kind"], pieces: Token[], from: number, to: number): Token {
  const text = pieces
    .slice(from, to + 1)
    .map((piece) => piece.text)
    .join("");
  return makeToken(kind, text, pieces[from]?.start ?? 0);
}

/** Letters right beside a number make it a word, unless they are a unit, a currency, or a name: "Samosa20". */
function isGlued(pieces: Token[], at: number): boolean {
  if (pieces[at - 1]?.kind === "word" && /^[\p{L}\p{M}#]+$/u.test(textAt(pieces, at - 1)))
    return !isCurrencyAt(pieces, at - 1) && !isPriceBehindName(pieces, at);
  const behind = textAt(pieces, at + 1);
  if (!/^[\p{L}%]/u.test(behind)) return false;
  return !isUnit(behind) && !isCurrencyAt(pieces, at + 1);
}

/** A number of rupees at the end of a line, behind a name that nothing parts from it. */
function isPriceBehindName(pieces: Token[], at: number): boolean {
  const end = endOfPrice(pieces, at);
  const isLast = skipGaps(pieces, end + 1) === pieces.length;
  const digits = textAt(pieces, at);
  const isYear = /^20\d\d$/.test(digits);
  return isLast && !isYear && textAt(pieces, at - 1).length > 2 && paiseIn(digits) >= LOWEST_PAISE;
}

/** Where "250 ml", "1/2 kg" or 7" ends; undefined if a number is no quantity. */
function endOfQuantity(pieces: Token[], at: number): number | undefined {
  const behind = textAt(pieces, at + 1);
  if (behind === '"' || behind === "”") return at + 1;
  const isFraction =
    textAt(pieces, at) === "1" && behind === "/" && /^[1248]$/.test(textAt(pieces, at + 2));
  const last = isFraction ? at + 2 : at;
  const unit = skipGaps(pieces, last + 1);
  if (isUnitAt(pieces, unit, last)) return unit;
  return isFraction && isShare(pieces, at) ? last : undefined;
}

/** Whether a fraction is a size: alone, in brackets, or in front of a price. "Toffee 1/2" has two prices. */
function isShare(pieces: Token[], at: number): boolean {
  if (sizeNamed(`1/${textAt(pieces, at + 2)}`) === undefined) return false;
  if (pieces.length === 3 || isBracketed(pieces, at, at + 2)) return true;
  let next = at + 3;
  while (pieces[next]?.kind === "gap" && /^[\s.:=–-]+$/.test(textAt(pieces, next))) next++;
  const isMore = isPriceAt(pieces, next) || isCurrencyAt(pieces, next);
  return next > at + 3 && (isMore || sizeNamed(textAt(pieces, next)) !== undefined);
}

/** Whether brackets hold the pieces from `from` to `to` and nothing else. */
export function isBracketed(pieces: Token[], from: number, to: number): boolean {
  const behind = skipGaps(pieces, to + 1);
  let before = from - 1;
  while (pieces[before]?.kind === "gap" && textAt(pieces, before).trim() === "") before--;
  return pieces[before]?.kind === "open" && pieces[behind]?.kind === "close";
}

/** "S 40 M 60 L 80": a letter that may stand for a size is a unit right behind a number, or behind a small one. */
function isUnitAt(pieces: Token[], unit: number, number: number): boolean {
  const word = textAt(pieces, unit);
  if (!isUnit(word)) return false;
  const mayBeSize = sizeNamed(word) !== undefined && unit > number + 1;
  return !mayBeSize || paiseIn(textAt(pieces, number)) < 10_00;
}

/** "160,190" is no number as India groups them, and "70,110" is rather two prices than one. */
function isOneNumber(digits: string): boolean {
  if (!digits.includes(",") || isUnclearNumber(digits)) return true;
  if (ROUND.test(digits) || WHOLE.test(digits)) return true;
  const [, lower, higher] = PAIR.exec(digits) ?? [];
  return GROUPED.test(digits) && !(Number(higher) <= 10 * Number(lower));
}

/** Whether a number may be read in several ways: "1,00", or "1.250" with more decimals than a price can have. */
export function isUnclearNumber(digits: string): boolean {
  return SMALL.test(digits) || hasTooManyDecimals(digits);
}

function twoNumbers(number: Token): Token[] {
  let { start } = number;
  return number.text.split(",").map((digits) => {
    const token = { ...makeToken("price", digits, start), paise: paiseIn(digits) };
    start = token.end + 1;
    return token;
  });
}

/** The last piece of "10/-" or "10 rs"; that of the number itself if nothing belongs to it. */
function endOfPrice(pieces: Token[], number: number): number {
  const slash = textAt(pieces, number + 1) === "/";
  if (slash && ["-", "–", "—", "="].includes(textAt(pieces, number + 2))) return number + 2;
  const at = skipGaps(pieces, number + 1);
  // "10 Rs 20": the currency belongs to the number that follows it.
  const isOwn = isCurrencyAt(pieces, at) && !isPriceAt(pieces, skipGaps(pieces, at + 1));
  return isOwn ? at : number;
}
