/* Phone numbers as people write them: Indian ones mostly, in all ways, and a shop may write more than one. */

/** The numbers in a text, as they are written, each once: between commas, semicolons or strokes. */
export function numbersIn(text: string): string[] {
  const written = text.split(/[,;/]/).map((number) => number.trim());
  return [...new Set(written)].filter((number) => number !== "");
}

/** A number's digits, without India's 91 or the 0 before them. */
export function nationalDigits(number: string): string {
  return number.replaceAll(/\D/g, "").replace(/^(91|0)(?=\d{10}$)/, "");
}

/** The ten digits of an Indian mobile, which begin with 6 to 9; undefined for any other number. */
export function mobileDigits(number: string): string | undefined {
  const digits = nationalDigits(number);
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** What a phone dials: a mobile with the country's code, any other number as it is written; empty where it has no digits. */
export function dialled(number: string): string {
  const mobile = mobileDigits(number);
  return mobile === undefined ? number.replaceAll(/[^\d+]/g, "") : `+91${mobile}`;
}

/** A number as it is shown: ten bare digits of a mobile in two fives, any other as it is written. */
export function shownNumber(number: string): string {
  return mobileDigits(number) === number ? `${number.slice(0, 5)} ${number.slice(5)}` : number;
}
