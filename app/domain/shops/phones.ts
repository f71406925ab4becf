import { inAsciiDigits } from "#app/domain/ascii-digits.ts";

/* Phone numbers as people write them: mostly Indian, in every form, sometimes several in a text. */

/** A 0 may precede an area code, which begins with 1 to 8, so only a 9 makes it a mobile. */
const MOBILE = /^(?:91|0(?=9))?([6-9]\d{9})$/;
/** Ahmedabad's and Bengaluru's: no mobile has a 2 or 4 after 79 or 80. */
const LANDLINE = /^(?:79|80)[24]/;

const BETWEEN = /[,;/|&]|\b(?:or|and)\b/i;
/** Digits with blanks, hyphens, points and pairs of parentheses among them. */
const NUMBER = /\+?(?:\(\d+\)|\d)(?:[\s.-]{0,3}(?:\(\d+\)|\d))*/g;
/** The fewest digits of a number within other text, and the most of any (ITU-T E.164). */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** The numbers as written, without duplicates. Commas, semicolons, slashes, “or” and “and” may separate them. */
export function numbersIn(text: string): string[] {
  const written = text.split(BETWEEN).map((number) => number.trim());
  return [...new Set(written)].filter((number) => number !== "");
}

/** The ten digits of an Indian mobile; undefined for other numbers, and after a 0 that may begin an area code. */
export function mobileDigits(number: string): string | undefined {
  // Landlines of other cities without the 0 pass for mobiles: only a table of area codes could tell.
  const digits = MOBILE.exec(digitsIn(number).replace("+", ""))?.[1];
  return digits === undefined || LANDLINE.test(digits) ? undefined : digits;
}

/** What people put between digits, and the invisible marks that come along with a number copied from a phone. */
const BETWEEN_DIGITS = /[\s.()\p{Cf}\p{Pd}]/gu;
const NATIONAL = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/** The ten digits of a text that is one Indian number, in whatever groups and behind 0 or +91; undefined for others. */
export function tenDigits(text: string): string | undefined {
  return NATIONAL.exec(inAsciiDigits(text).replaceAll(BETWEEN_DIGITS, ""))?.[1];
}

/** A text that is one mobile and nothing else becomes its ten digits; others stay as written. */
export function bareMobile(text: string): string {
  const digits = tenDigits(text);
  return digits !== undefined && mobileDigits(text) === digits ? digits : text;
}

/** All of India: 1800 is free for who calls, 1860 costs as a local call. */
const TOLL_FREE = /^18[06]0\d{6,7}$/;

/** Whether every number in a text has its ten digits, or is a toll-free one. True for a blank text. */
export function areWhole(text: string): boolean {
  return numbersIn(text).every((number) => {
    const digits = dialled(number);
    return tenDigits(digits) !== undefined || TOLL_FREE.test(digits);
  });
}

/** The number to dial: a mobile with +91, others as written; empty unless there is exactly one number. */
export function dialled(number: string): string {
  const mobile = mobileDigits(number);
  return mobile === undefined ? digitsIn(number) : `+91${mobile}`;
}

/** The digits of the only number in a text, with its +, without a 0 after +91. */
function digitsIn(text: string): string {
  const isBare = !/\p{L}/u.test(text);
  const numbers = (inAsciiDigits(text).match(NUMBER) ?? [])
    .map((number) => number.replaceAll(/[^\d+]/g, "").replace(/^\+910/, "+91"))
    .filter(
      ({ length }) => (isBare || length >= FEWEST_DIGITS) && length <= MOST_DIGITS + "+".length,
    );
  return numbers.length === 1 ? String(numbers[0]) : "";
}

/** A number for reading: a bare mobile in two groups of five, others as written. */
export function shownNumber(number: string): string {
  return mobileDigits(number) === number ? `${number.slice(0, 5)} ${number.slice(5)}` : number;
}
