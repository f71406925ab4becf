import { plainText } from "./fold.ts";

/* Finds phone numbers and UPI ids: what strangers should not know of somebody. */

const NUMBER_WORDS = [
  ["zero", "shunya", "शून्य"],
  ["one", "ek", "एक"],
  ["two", "do", "दो"],
  ["three", "teen", "तीन"],
  ["four", "char", "चार"],
  ["five", "paanch", "panch", "पांच", "पाँच"],
  ["six", "chhe", "chah", "छह", "छः", "छे"],
  ["seven", "saat", "sat", "सात"],
  ["eight", "aath", "ath", "आठ"],
  ["nine", "nau", "नौ"],
] as const;

const DIGIT_OF = new Map(
  NUMBER_WORDS.flatMap((words, digit) =>
    words.map((word) => [plainText(word), String(digit)] as const),
  ),
);

/** What stands before a long number that is nobody's phone. */
const OF_THINGS =
  /(?:order|awb|pnr|txn|utr|transaction|invoice|bill|ref|reference|tracking|consignment|consumer|meter|account|a\/c)\W*(?:(?:no|number|id)\W*)?$/;
const MOST_GROUPS = 4;

/** The first phone number of India in a text, also one in words or with blanks in it, as digits. Helplines are none. */
export function findPhoneNumber(text: string): string | undefined {
  const plain = plainText(text);
  const inDigits = plain.replaceAll(/[\p{L}\p{M}]+/gu, (word) => DIGIT_OF.get(word) ?? word);
  for (const { 0: found, index } of inDigits.matchAll(/\d(?:[ .()/-]{0,2}\d)*/g)) {
    const isMoney = /[₹$]\s?$|rs\.?\s?$/.test(inDigits.slice(Math.max(0, index - 4), index));
    const isOfThing = OF_THINGS.test(inDigits.slice(Math.max(0, index - 40), index));
    if (!isMoney && !isOfThing && isPhone(found.split(/\D+/))) return found;
  }
  return undefined;
}

function isPhone(groups: readonly string[]): boolean {
  const digits = groups.join("").replace(/^(?:0091|91|0)(?=\d{10}$)/, "");
  const isSpelled = groups.every((group) => group.length === 1);
  const isGrouped = groups.length <= MOST_GROUPS && groups.some((group) => group.length > 2);
  // Numbers of landlines have their city's before them.
  const isLandline = /^0[1-8]\d{9}$/.test(groups.join("")) && groups.length > 1;
  return isLandline || (/^[6-9]\d{9}$/.test(digits) && (isSpelled || isGrouped));
}

const UPI_BANKS = new Set(
  (
    "upi ybl ibl axl paytm ptyes ptsbi ptaxis pthdfc okaxis okhdfcbank okicici oksbi apl yapl rapl waaxis wahdfcbank waicici " +
    "wasbi sbi hdfcbank icici axisbank kotak barodampay airtel freecharge jio postbank fbl idfcbank indus pnb cnrb unionbank slc"
  ).split(" "),
);

/** The first id in a text to which money can be sent by UPI. Addresses for mail are none. */
export function findUpiId(text: string): string | undefined {
  const parts = plainText(text).split("@");
  for (const [index, after] of parts.entries()) {
    const id = upiIdIn(parts[index - 1] ?? "", after);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The id around an @: the last word before it, and the bank after it. */
function upiIdIn(before: string, after: string): string | undefined {
  const [, bank = "", more] = /^\s?([a-z]+)(\.[a-z])?/.exec(after) ?? [];
  if (!UPI_BANKS.has(bank) || more !== undefined) return undefined;
  const words = before.trimEnd().split(/[^\w.-]/);
  const name = words.at(-1) ?? "";
  // With a blank it may be a place: "Meet @ airtel".
  const isOneWord = !/\s$/.test(before) && !/^\s/.test(after);
  return name.length > 1 && (isOneWord || /\d/.test(name)) ? `${name}@${bank}` : undefined;
}
