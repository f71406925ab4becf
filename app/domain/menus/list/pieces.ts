import { paiseFromRupees } from "#app/domain/menus/prices.ts";

/** A piece of a line. Prices are in paise; a strong one says that it is money. */
export interface Token {
  kind: "price" | "size" | "unit" | "gap" | "open" | "close" | "word";
  text: string;
  start: number;
  end: number;
  paise: number;
  isStrong: boolean;
}

const PIECE = /\d+(?:,\d+)*(?:\.\d+)?|[\p{L}\p{M}]+|\s+|[^]/gu;
const GAP = /^[\s\-–—−:/|,;=.…+&·_>→@~]+$/u;
const CURRENCY = new Set(
  `₹ rs re inr mrp rupees rupee रु रू रुपये रुपए रुपया रुपै টাকা ਰੁ ਰੁਪਏ રૂ રૂપિયા ଟଙ୍କା ரூ ரூபாய் రూ రూపాయలు ರೂ
  ರೂಪಾಯಿ രൂ രൂപ`
    .normalize()
    .split(/\s+/),
);
/** Digits of Indian scripts: each script has 128 characters in Unicode, with its zero in the same place. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const ZERO_AT = 0x66;

/** The same text with 0–9 in the place of the digits of Indian scripts; its length stays the same. */
export function westernDigits(text: string): string {
  return text.replaceAll(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) % 128) - ZERO_AT));
}

/** Cuts a text into numbers, words, blanks and single signs. */
export function piecesOf(text: string): Token[] {
  return Array.from(westernDigits(text).matchAll(PIECE), ({ 0: piece, index }) => {
    const token = makeToken(kindOf(piece), piece, index);
    if (token.kind === "price") token.paise = paiseIn(piece);
    return token;
  });
}

function kindOf(piece: string): Token["kind"] {
  const first = piece.charCodeAt(0);
  if (first >= 48 && first <= 57) return "price";
  if (piece === "(" || piece === "[") return "open";
  if (piece === ")" || piece === "]") return "close";
  return GAP.test(piece) ? "gap" : "word";
}

/** A piece of a line without a price, from this place on. */
export function makeToken(kind: Token["kind"], text: string, start: number): Token {
  return { kind, text, start, end: start + text.length, paise: 0, isStrong: false };
}

/** The paise that digits stand for, in rupees and with commas. */
export function paiseIn(digits: string): number {
  const whole = digits.replace(/(?<=\d\d),00$/, "");
  const rupees = Number(whole.replaceAll(",", ""));
  return digits.includes(".") ? paiseFromRupees(rupees) : rupees * 100;
}

/** The text of a piece; empty behind the last. */
export function textAt(pieces: Token[], at: number): string {
  return pieces[at]?.text ?? "";
}

/** Whether the piece at this place is a price. */
export function isPriceAt(pieces: Token[], at: number): boolean {
  return pieces[at]?.kind === "price";
}

/** Whether a piece names the currency: "₹", "Rs". */
export function isCurrencyAt(pieces: Token[], at: number): boolean {
  return pieces[at]?.kind === "word" && CURRENCY.has(textAt(pieces, at).toLowerCase());
}

/** The first piece from `from` on that is neither a blank nor a dot. */
export function skipGaps(pieces: Token[], from: number): number {
  let at = from;
  while (pieces[at]?.kind === "gap" && /^[\s.]+$/.test(textAt(pieces, at))) at++;
  return at;
}
