/* Phone numbers as people write them: Indian ones mostly, in all ways, and a shop may write more than one. */

/** Behind a 0 may stand an area code, which begins with 1 to 8: only a 9 is a mobile's for sure. */
const MOBILE = /^(?:91|0(?=9))?([6-9]\d{9})$/;
/** Most of Ahmedabad's and Bengaluru's: no mobile has a 2 or a 4 behind 79 or 80. */
const LANDLINE = /^(?:79|80)[24]/;

/** What stands between two numbers. */
const BETWEEN = /[,;/|&]|\b(?:or|and)\b/i;
/** A number within words: its digits with blanks, hyphens, points and pairs of parentheses among them. */
const NUMBER = /\+?(?:\(\d+\)|\d)(?:[\s.-]{0,3}(?:\(\d+\)|\d))*/g;
/** The fewest digits that a number between words has, and the most of any (ITU-T E.164). */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** The numbers in a text, as they are written, each once: between commas, semicolons, strokes, "or" and "and". */
export function numbersIn(text: string): string[] {
  const written = text.split(BETWEEN).map((number) => number.trim());
  return [...new Set(written)].filter((number) => number !== "");
}

/** A number's digits, without India's 91 or the 0 before ten of them. */
export function nationalDigits(number: string): string {
  return number.replaceAll(/\D/g, "").replace(/^(91|0)(?=\d{10}$)/, "");
}

/**
 * The ten digits of an Indian mobile; undefined for any other number, and for one behind a 0 that may as well be an
 * area code and a landline. Without a table of all area codes, other cities' landlines that are written without the 0,
 * as +91 866 2345678, cannot be told from mobiles, and are taken for them.
 */
export function mobileDigits(number: string): string | undefined {
  const digits = MOBILE.exec(digitsIn(number).replace("+", ""))?.[1];
  return digits === undefined || LANDLINE.test(digits) ? undefined : digits;
}

/**
 * What a phone dials: a mobile with the country's code, any other number as it is written; empty where there is no
 * number, or more than one.
 */
export function dialled(number: string): string {
  const mobile = mobileDigits(number);
  return mobile === undefined ? digitsIn(number) : `+91${mobile}`;
}

/** The digits of the one number in a text, with its +; without the 0 that some write behind +91. */
function digitsIn(text: string): string {
  const isBare = !/\p{L}/u.test(text);
  const numbers = (inAsciiDigits(text).match(NUMBER) ?? [])
    .map((number) => number.replaceAll(/[^\d+]/g, "").replace(/^\+910/, "+91"))
    .filter(
      ({ length }) => (isBare || length >= FEWEST_DIGITS) && length <= MOST_DIGITS + "+".length,
    );
  return numbers.length === 1 ? String(numbers[0]) : "";
}

/** Devanagari and other digits as those that a phone dials: each script's ten stand in a row. */
function inAsciiDigits(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const before = Array.from({ length: 9 }, (_, back) => String.fromCodePoint(code - back - 1));
    const value = before.findIndex((other) => !/\p{Nd}/u.test(other));
    return String(value === -1 ? 9 : value);
  });
}

/** A number as it is shown: ten bare digits of a mobile in two fives, any other as it is written. */
export function shownNumber(number: string): string {
  return mobileDigits(number) === number ? `${number.slice(0, 5)} ${number.slice(5)}` : number;
}
