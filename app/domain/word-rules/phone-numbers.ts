import { foldWord, plainText } from "./fold.ts";
import { digitsIn } from "./spoken-digits.ts";

/* Finds phone numbers, which strangers should not learn. */

/** Words as they are compared. */
function foldedWords(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").flatMap((word) => foldWord(plainText(word))));
}

function isAmong(all: ReadonlySet<string>, word: string): boolean {
  return foldWord(word).some((folded) => all.has(folded));
}

/** What comes before a long number that is not a phone number. */
const OF_THINGS =
  /(?:order|awb|pnr|txn|utr|transaction|invoice|bill|ref|reference|tracking|consignment|consumer|meter|account|a\/c)\W*(?:(?:no|number|id)\W*)?$/;
const MOST_GROUPS = 4;
/** Words that ask for a call, or name a phone: after them, pairs of digits are not scores. */
const CALLS = foldedWords(
  "call phone fone ph mobile mob cell contact whatsapp wa फोन कॉल मोबाइल व्हाट्सएप",
);
/** These do so too, unless they are about something in `NUMBERED`. */
const NUMBERS = foldedWords("number nambar namber num no नंबर नम्बर");
const NUMBERED = foldedWords(
  "bus train coach route flight flat house shop gate plot room ward block lane gali sector tower " +
    "lottery lotto tambola housie bingo draw lucky winning prize ticket token seat roll jersey page " +
    "model size sizes question score scores rate rates price prices bhav marks runs seats people cricket match age ages " +
    "बस ट्रेन लॉटरी टिकट मकान गेट",
);
/** Whose number it is, right before it: then it is a phone's, whatever is said before the digits. */
const OWN = foldedWords("my mera mere meri apna hamara uska uski iska his her मेरा उसका उसकी");
const OF = foldedWords("ka ki ke का की के");
/** What may stand between those words and the digits. */
const BETWEEN = foldedWords(
  "is hai on at me to him her us pe par ko karo kare karna please pls है पर को करो",
);
/** After a name of up to two words: "call Sunita aunty on". */
const AFTER_NAME = foldedWords("on at");

/** Groups of digits with a few signs between them, and single digits with anything but letters between them. */
const GROUPS = /\d(?:[ .()/_*#~+|–—-]{0,3}\d)*/g;
const SINGLES = /(?<!\d)\d(?:[^\p{L}\p{N}₹$]{1,4}\d(?!\d)){9,12}/gu;

/** Two parts of a number, with a few words or signs between them. */
const PARTED = /(?<!\d)([6-9]\d{2,6})([^\d₹$]{1,60})(\d{3,7})(?!\d)/gu;
const MOST_BETWEEN = 6;
/** One of these is between the parts, or before them, and says that they belong together. */
const IN_ORDER = foldedWords(
  "then phir fir second 2nd half part baad after next last rest end ends ending baki baaki dusra doosra aadha adha join " +
    "followed फिर बाद दूसरा बाकी आधा",
);
/** Besides those, nothing but these is between parts that are simply told one by one. */
const AND = foldedWords("aur and that first pehle comes in with is hai it uske ke और उसके");

/** Commas part the numbers of a list, but no sum of money ends in fewer than three digits after one. */
const ODD_SUM = /(?<![\d,])\d{2,5}(?:,\d{2,5}){1,4}(?![\d,])/g;
const SUM = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** The first Indian phone number in a text, as digits, even if it is in words or has blanks. Helplines do not count. */
export function findPhoneNumber(typed: string): string | undefined {
  const { text: inDigits, saysRepeated } = digitsIn(typed);
  const joined = inDigits
    .replaceAll(ODD_SUM, (numbers) => (isListed(numbers) ? numbers : numbers.replaceAll(",", ".")))
    .replaceAll(PARTED, (parts, first: string, between: string, second: string) =>
      isOneNumber(first, second) && isBetweenParts(between) ? `${first} ${second}` : parts,
    );
  // First as it was typed: a word beside it that sounds like a digit, as "this" does like तीस, must not lengthen it.
  return findAmongDigits(plainText(typed), false) ?? findAmongDigits(joined, saysRepeated);
}

function findAmongDigits(text: string, saysRepeated: boolean): string | undefined {
  for (const pattern of [GROUPS, SINGLES]) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - 40), index);
      if (isOfAnother(before)) continue;
      if (isPhone(found, { saysRepeated, before })) return found;
    }
  }
  return undefined;
}

/** Whether numbers with commas between them are a sum, or prices and the like. */
function isListed(numbers: string): boolean {
  return SUM.test(numbers) || isRound(numbers.split(","));
}

function isOneNumber(first: string, second: string): boolean {
  const areSums = first.endsWith("00") && second.endsWith("00");
  return first.length + second.length === 10 && !areSums;
}

function isBetweenParts(between: string): boolean {
  const words = between.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (words.length === 0 || words.length > MOST_BETWEEN) return false;
  const saysOrder = words.some((word) => isAmong(IN_ORDER, word));
  return saysOrder || words.every((word) => isAmong(AND, word));
}

/** Whether a long number after this is a sum of money, or an order or PNR number and the like. */
function isOfAnother(before: string): boolean {
  return /[₹$]\s?$|rs\.?\s?$/.test(before.slice(-4)) || OF_THINGS.test(before);
}

/** Whether this says that the digits after it are a phone number. */
function isOfPhone(before: string): boolean {
  const [said = ""] = before.split(/\d/).slice(-1);
  const words = said.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const isIn = (all: ReadonlySet<string>, index: number) => isAmong(all, words[index] ?? "");
  const last = words.findLastIndex((_, index) => !isIn(BETWEEN, index));
  const owner = isIn(OF, last - 1) ? last - 2 : last - 1;
  return (
    said.endsWith("+") ||
    asksToCall(words, last) ||
    (isIn(NUMBERS, last) && !isIn(NUMBERED, owner)) ||
    saysWhose(words)
  );
}

/** Whether the last of the words that matter asks for a call, also one of somebody with a name. */
function asksToCall(words: readonly string[], last: number): boolean {
  const isCall = (index: number) => isAmong(CALLS, words[index] ?? "");
  const isAfterName = last === words.length - 2 && isAmong(AFTER_NAME, words[last + 1] ?? "");
  return isCall(last) || (isAfterName && (isCall(last - 1) || isCall(last - 2)));
}

/** Whether somebody's number is named, as in "my number". */
function saysWhose(words: readonly string[]): boolean {
  return words.some(
    (word, index) => isAmong(OWN, word) && isAmong(NUMBERS, words[index + 1] ?? ""),
  );
}

/** Whether rows of numbers are to be expected after this. */
function isOfRow(before: string): boolean {
  return before
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap(foldWord)
    .some((word) => NUMBERED.has(word));
}

/** Prices and counts mostly end in 0 or 5. */
function isRound(pairs: readonly string[]): boolean {
  return pairs.filter((pair) => !/[05]$/.test(pair)).length < 2;
}

interface Said {
  saysRepeated: boolean;
  before: string;
}

function isPhone(typed: string, said: Said): boolean {
  const found = typed.split(/\D+/);
  const digits = found.join("").replace(/^(?:0091|91|0)(?=\d{10}$)/, "");
  // A landline number begins with its city's code.
  if (/^0[1-8]\d{9}$/.test(found.join("")) && found.length > 1) return true;
  // People who write "double" may write a digit too many.
  if (said.saysRepeated && isGrouped(found) && /^[6-9]\d{10}$/.test(digits)) return true;
  return /^[6-9]\d{9}$/.test(digits) && isWrittenSo(typed, found, said);
}

function isWrittenSo(typed: string, found: readonly string[], said: Said): boolean {
  const { saysRepeated, before } = said;
  if (isSpelledOut(found, saysRepeated) || isGrouped(found)) return true;
  if (found.every((group) => group.length === 2) && isOfPhone(before)) return true;
  if (isOfRow(before)) return false;
  return !/\s/.test(typed) || (found.every((group) => group.length === 2) && !isRound(found));
}

function isGrouped(found: readonly string[]): boolean {
  const groups = inOneGroup(found);
  return groups.length <= MOST_GROUPS && groups.some((group) => group.length > 2);
}

/** Such as "double nine" for two digits. A row like "99 88 77" may be scores. */
function isSpelledOut(groups: readonly string[], saysRepeated: boolean): boolean {
  return (
    groups.every((group) => /^(\d)\1{0,2}$/.test(group)) &&
    (saysRepeated || groups.some((group) => group.length === 1))
  );
}

/** The groups, with single digits next to each other joined into one. */
function inOneGroup(groups: readonly string[]): string[] {
  return groups
    .join(" ")
    .replaceAll(/(?<!\d\d) (?=\d(?!\d))/g, "")
    .split(" ");
}
