/* Phone numbers as people write them: Indian ones mostly, in all ways, and a shop may write more than one. */

/** Behind a 0 may stand an area code, which begins with 1 to 8: only a 9 is a mobile's for sure. */
const MOBILE = /^(?:91|0(?=9))?([6-9]\d{9})$/;
/** Most of Ahmedabad's and Bengaluru's: no mobile has a 2 or a 4 behind 79 or 80. */
const LANDLINE = /^(?:79|80)[24]/;

/** The numbers in a text, as they are written, each once: between commas, semicolons or strokes. */
export function numbersIn(text: string): string[] {
  const written = text.split(/[,;/]/).map((number) => number.trim());
  return [...new Set(written)].filter((number) => number !== "");
}

/** A number's digits, without India's 91 or the 0 before ten of them. */
export function nationalDigits(number: string): string {
  return number.replaceAll(/\D/g, "").replace(/^(91|0)(?=\d{10}$)/, "");
}

/**
 * The ten digits of an Indian mobile; undefined for any other number, and for one behind a 0 that may as well be an
 * area code and a landline. Other cities' landlines that are written without the 0, as +91 866 2345678, cannot be told
 * from mobiles by their digits, but for a table of all area codes, and are taken for mobiles.
 */
export function mobileDigits(number: string): string | undefined {
  const digits = MOBILE.exec(number.replaceAll(/\D/g, ""))?.[1];
  return digits === undefined || LANDLINE.test(digits) ? undefined : digits;
}

/**
 * What a phone dials: a mobile with the country's code, any other number as it is written; empty where it has no
 * digits.
 */
export function dialled(number: string): string {
  const mobile = mobileDigits(number);
  return mobile === undefined ? number.replaceAll(/[^\d+]/g, "") : `+91${mobile}`;
}

/** A number as it is shown: ten bare digits of a mobile in two fives, any other as it is written. */
export function shownNumber(number: string): string {
  return mobileDigits(number) === number ? `${number.slice(0, 5)} ${number.slice(5)}` : number;
}
