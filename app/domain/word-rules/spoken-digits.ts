import { foldWord, plainText } from "./fold.ts";

/* Digits that are written as words, or as characters that look like them. */

const NUMBER_WORDS = [
  ["zero", "ziro", "o", "oh", "shunya", "sunya", "शून्य"],
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

/** From 10 on. */
const HINDI =
  "दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस " +
  "तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस " +
  "सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ " +
  "छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी " +
  "तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे";

/** By the folded word, so that chaar, char and चार are one. */
const DIGITS_OF = new Map(
  [...HINDI.split(" ").map((word, index) => [word, index + 10] as const), ...saidDigits()].flatMap(
    ([word, digits]) =>
      foldWord(plainText(word)).map((folded) => [folded, String(digits)] as const),
  ),
);

function saidDigits(): (readonly [word: string, digit: number])[] {
  return NUMBER_WORDS.flatMap((words, digit) => words.map((word) => [word, digit] as const));
}

/** Words without blanks between them. */
const RUN = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;
const IN_RUN = /zero|one|two|three|four|five|six|seven|eight|nine/g;

/** From 10 to 19. */
const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
/** "Ninety eight", also with a hyphen. */
const TWO_DIGITS =
  /(?<!\p{L})(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:(?:\s{1,2}|-)(one|two|three|four|five|six|seven|eight|nine))?(?!\p{L})/gu;

const REPEATED =
  /(?<!\p{L})(double|dabal|dubal|डबल|triple|tripal|ट्रिपल)\s{0,2}-?\s{0,2}(\d)(?!\d)/gu;

/** What stands between digits as words. */
const SEPARATORS = /(?<=\d)\s{0,2}(?:x|dot|dash|space|hyphen|डॉट|डैश)\s{0,2}(?=\d)/gu;

/** What looks like a digit among digits. */
const LIKE_DIGITS = new Map([
  ["o", "0"],
  ["i", "1"],
  ["l", "1"],
  ["|", "1"],
  ["z", "2"],
  ["s", "5"],
  ["b", "8"],
]);
const ALMOST_DIGITS = /(?<![\p{L}\p{N}])[\doil|zsb]{3,13}(?![\p{L}\p{N}])/gu;

/** A text with its digits as digits, and whether some were written as repeated ("double nine"). */
interface Digits {
  text: string;
  saysRepeated: boolean;
}

/** Turns digits that are words, repeated ones ("double nine") and lookalikes into digits. */
export function digitsIn(typed: string): Digits {
  const plain = plainText(typed);
  const withWords = plain
    .replaceAll(TWO_DIGITS, twoDigitsOf)
    .replaceAll(/[\p{L}\p{M}]+/gu, digitsOf);
  const text = withWords
    .replaceAll(REPEATED, (_, times: string, digit: string) =>
      digit.repeat(/^[dड]/.test(times) ? 2 : 3),
    )
    .replaceAll(ALMOST_DIGITS, unmasked)
    .replaceAll(SEPARATORS, ".");
  // Commas separate the numbers of a list, but the parts of one number that is in words.
  const said = withWords === plain ? text : text.replaceAll(/(?<=\d),\s?(?=\d)/g, " ");
  return { text: said, saysRepeated: withWords.search(REPEATED) >= 0 };
}

function twoDigitsOf(_: string, ten: string, unit?: string): string {
  return `${TENS.indexOf(ten) + 2}${unit === undefined ? 0 : digitsOf(unit)}`;
}

function digitsOf(word: string): string {
  // Folded, these are aath and ten, but the "at" of "call me at" is no 8, nor is "then" a 10.
  if (word === "at") return word;
  if (TEENS.includes(word)) return String(TEENS.indexOf(word) + 10);
  const [digits] = foldWord(word).flatMap((folded) => DIGITS_OF.get(folded) ?? []);
  if (digits !== undefined) return digits;
  return RUN.test(word) ? word.replaceAll(IN_RUN, (part) => digitsOf(part)) : word;
}

/** Unchanged if more than half of it is letters. */
function unmasked(run: string): string {
  return run.replaceAll(/\D/g, "").length * 2 <= run.length
    ? run
    : run.replaceAll(/\D/g, (sign) => LIKE_DIGITS.get(sign) ?? sign);
}
