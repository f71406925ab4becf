import { foldWord, plainText } from "./fold.ts";

/* Finds phone numbers and UPI ids: what strangers should not know of somebody. */

const NUMBER_WORDS = [
  ["zero", "o", "oh", "shunya", "शून्य"],
  ["one", "ek"],
  ["two", "do"],
  ["three", "teen"],
  ["four", "char"],
  ["five", "paanch", "panch"],
  ["six", "chhe", "chah", "chhah", "छः"],
  ["seven", "saat"],
  ["eight", "aath"],
  ["nine", "nau"],
] as const;

/** Words as they are compared. */
function foldedWords(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").flatMap((word) => foldWord(plainText(word))));
}

/** By the folded word, so that chaar, char and चार are one. */
const DIGIT_OF = new Map(
  NUMBER_WORDS.flatMap((words, digit) =>
    words.flatMap((word) =>
      foldWord(plainText(word)).map((folded) => [folded, String(digit)] as const),
    ),
  ),
);

/** Words without blanks between them. */
const RUN = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;
const IN_RUN = /zero|one|two|three|four|five|six|seven|eight|nine/g;

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** "Ninety eight", also with a hyphen. */
const TWO_DIGITS =
  /(?<!\p{L})(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:(?:\s{1,2}|-)(one|two|three|four|five|six|seven|eight|nine))?(?!\p{L})/gu;

const REPEATED = /(?<!\p{L})(double|dabal|डबल|triple|tripal|ट्रिपल)\s+(\d)(?!\d)/gu;

/** What looks like a digit between digits. */
const LIKE_DIGITS = new Map([
  ["o", "0"],
  ["i", "1"],
  ["l", "1"],
  ["|", "1"],
  ["z", "2"],
  ["s", "5"],
  ["b", "8"],
]);

/** What stands before a long number that is nobody's phone. */
const OF_THINGS =
  /(?:order|awb|pnr|txn|utr|transaction|invoice|bill|ref|reference|tracking|consignment|consumer|meter|account|a\/c)\W*(?:(?:no|number|id)\W*)?$/;
const MOST_GROUPS = 4;
/** Words that ask for a call, or name a phone: after them, pairs of digits are not scores. */
const CALLS = foldedWords(
  "call phone fone ph mobile mob cell contact whatsapp wa फोन कॉल मोबाइल व्हाट्सएप",
);
/** These as well, unless they are said of what is in `NUMBERED`. */
const NUMBERS = foldedWords("number nambar namber num no नंबर नम्बर");
const NUMBERED = foldedWords(
  "bus train coach route flight flat house shop gate plot room ward block lane gali sector tower " +
    "lottery lotto tambola housie bingo draw lucky winning prize ticket token seat roll jersey page " +
    "model size sizes question score बस ट्रेन लॉटरी टिकट मकान गेट",
);
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

/** The first phone number of India in a text, also one in words or with blanks in it, as digits. Helplines are none. */
export function findPhoneNumber(text: string): string | undefined {
  const plain = plainText(text);
  const withWords = plain
    .replaceAll(TWO_DIGITS, twoDigitsOf)
    .replaceAll(/[\p{L}\p{M}]+/gu, digitsOf);
  const saysRepeated = withWords.search(REPEATED) >= 0;
  const saysDigits = withWords !== plain;
  const inDigits = digitsIn(withWords);
  for (const pattern of [GROUPS, SINGLES]) {
    for (const { 0: found, index } of inDigits.matchAll(pattern)) {
      const before = inDigits.slice(Math.max(0, index - 40), index);
      if (isOfAnother(before)) continue;
      const said = { saysRepeated, saysDigits, isCalled: isOfPhone(before) };
      if (isPhone(found.split(/\D+/), said)) return found;
    }
  }
  return undefined;
}

/** Whether a long number after this is a sum of money, or an order or PNR number and the like. */
function isOfAnother(before: string): boolean {
  return /[₹$]\s?$|rs\.?\s?$/.test(before.slice(-4)) || OF_THINGS.test(before);
}

/** Whether digits after this are said to be those of a phone. */
function isOfPhone(before: string): boolean {
  const [said = ""] = before.split(/\d/).slice(-1);
  const words = said.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const isIn = (all: ReadonlySet<string>, index: number) =>
    foldWord(words[index] ?? "").some((word) => all.has(word));
  const last = words.findLastIndex((_, index) => !isIn(BETWEEN, index));
  const isAfterName = last === words.length - 2 && isIn(AFTER_NAME, last + 1);
  const owner = isIn(OF, last - 1) ? last - 2 : last - 1;
  return (
    said.endsWith("+") ||
    isIn(CALLS, last) ||
    (isAfterName && (isIn(CALLS, last - 1) || isIn(CALLS, last - 2))) ||
    (isIn(NUMBERS, last) && !isIn(NUMBERED, owner))
  );
}

function twoDigitsOf(_: string, ten: string, unit?: string): string {
  return `${TENS.indexOf(ten) + 2}${unit === undefined ? 0 : digitsOf(unit)}`;
}

/** A text in which digits that are said to be repeated are, and lookalikes are digits. */
function digitsIn(withWords: string): string {
  return withWords
    .replaceAll(REPEATED, (_, times: string, digit: string) =>
      digit.repeat(/^[dड]/.test(times) ? 2 : 3),
    )
    .replaceAll(/(?<![\p{L}\p{N}])[\doil|zsb]{10,13}(?![\p{L}\p{N}])/gu, (run) =>
      run.replaceAll(/\D/g, "").length < 5
        ? run
        : run.replaceAll(/\D/g, (sign) => LIKE_DIGITS.get(sign) ?? sign),
    );
}

function digitsOf(word: string): string {
  // Folded it is aath, but "call me at" is no 8.
  if (word === "at") return word;
  const [digit] = foldWord(word).flatMap((folded) => DIGIT_OF.get(folded) ?? []);
  if (digit !== undefined) return digit;
  return RUN.test(word) ? word.replaceAll(IN_RUN, (part) => digitsOf(part)) : word;
}

interface Said {
  saysRepeated: boolean;
  /** Whether some digits are words; digits next to each other then form one group. */
  saysDigits: boolean;
  isCalled: boolean;
}

function isPhone(found: readonly string[], { saysRepeated, saysDigits, isCalled }: Said): boolean {
  const digits = found.join("").replace(/^(?:0091|91|0)(?=\d{10}$)/, "");
  const isSpelled = isSpelledOut(found, saysRepeated);
  const groups = saysDigits ? inOneGroup(found) : found;
  const isGrouped = groups.length <= MOST_GROUPS && groups.some((group) => group.length > 2);
  const isPaired = isCalled && found.every((group) => group.length === 2);
  // Numbers of landlines have their city's before them.
  const isLandline = /^0[1-8]\d{9}$/.test(found.join("")) && found.length > 1;
  return isLandline || (/^[6-9]\d{9}$/.test(digits) && (isSpelled || isGrouped || isPaired));
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

/** What follows the @ of an id, and means nothing else: "asha at ybl" is an id as well. */
const BANKS = new Set(
  (
    "ybl ibl ptyes ptsbi ptaxis pthdfc okaxis okhdfcbank okicici oksbi yapl rapl waaxis wahdfcbank waicici " +
    "wasbi barodampay cnrb"
  ).split(" "),
);
/** Only with the sign: people pay "at paytm". */
const BANKS_WITH_SIGN = new Set("upi paytm axl apl fbl slc".split(" "));
/** Only without blanks around the sign, as they have shops: "Meet @ airtel". */
const BANKS_IN_ONE_WORD = new Set(
  "sbi hdfcbank icici axisbank kotak airtel freecharge jio postbank idfcbank indus pnb unionbank".split(
    " ",
  ),
);

const SAID =
  /[\s([{<-]{1,3}(?:at(?:\s{1,2}the\s{1,2}rate(?:\s{1,2}of)?)?|attherate|एट|ऐट)[\s)\]}>-]{1,3}/g;

/** The first id in a text to which money can be sent by UPI. Addresses for mail are none. */
export function findUpiId(text: string): string | undefined {
  const plain = plainText(text).replaceAll(/\s{0,2}[([{<]\s{0,2}@\s{0,2}[)\]}>]\s{0,2}/g, "@");
  return idAround(plain.split("@"), true) ?? idAround(plain.split(SAID), false);
}

function idAround(parts: readonly string[], hasSign: boolean): string | undefined {
  for (const [index, after] of parts.entries()) {
    const id = index > 0 ? upiIdIn(parts[index - 1] ?? "", after, hasSign) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The id around an @ or "at": the last word before it, and the bank after it. */
function upiIdIn(before: string, after: string, hasSign: boolean): string | undefined {
  const [, bank = "", more] = /^\s?([a-z]+)(\.[a-z])?/.exec(after) ?? [];
  const name = lastWordOf(before);
  if (more !== undefined || name === "") return undefined;
  const isOneWord = !/\s$/.test(before) && !/^\s/.test(after);
  const isId = BANKS.has(bank) || (hasSign && isIdWithSign(name, bank, isOneWord));
  return isId ? `${name}@${bank}` : undefined;
}

const lastWordOf = (text: string) =>
  text
    .trimEnd()
    .split(/[^\w.-]/)
    .at(-1) ?? "";

function isIdWithSign(name: string, bank: string, isOneWord: boolean): boolean {
  if (name.length < 2) return false;
  return (
    BANKS_WITH_SIGN.has(bank) || (BANKS_IN_ONE_WORD.has(bank) && (isOneWord || /\d/.test(name)))
  );
}
