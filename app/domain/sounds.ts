/* Names as they sound. Whoever searches writes them by ear, in either script: पनीर, paneer and panir become "pnir". */

/** From अ to औ; the signs from ा to ौ are the same from the second on. */
const VOWELS = "aaiiuui_eeeYuuuu";
/** From क to ह, each as the Latin letter that it folds to. C is the sound of ch. */
const CONSONANTS = "kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh";
/** From अ to औ, from क to ह, and the signs from ा to ौ, one for each code point. */
const LETTERS = `${VOWELS}${CONSONANTS}____${VOWELS.slice(1)}`;

/** A letter of Devanagari in Latin: a consonant with its own a, a sign with a mark that takes this a away. */
function inLatin(letter: string): string {
  const latin = LETTERS[letter.charCodeAt(0) - 0x905] ?? "";
  return letter > "ह" ? `-${latin}` : letter < "क" ? latin : `${latin}a`;
}

/** What is heard alike, in this order. */
const ALIKE: [pattern: RegExp, letter: string][] = [
  [/a\p{M}?-|\p{M}/gu, ""],
  [/[^\p{L}\p{N}]+/gu, " "],
  [/([^aeiou\d])\1+/g, "$1"],
  [/ch/g, "C"],
  [/ph/g, "f"],
  [/\Be(?=h[ae])/g, ""],
  [/\Bh/g, ""],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/Y/g, "ai"],
  [/e[ae]|y/g, "i"],
  [/o/g, "u"],
  [/(\D)\1+/g, "$1"],
  [/\Ba\b/g, ""],
  [/\B(?:e|a(?!i(?![aiu])))/g, ""],
  [/([iu])\1+/g, "$1"],
];

/** A text as it sounds, of any script: of Latin and Devanagari the consonants, and the vowels that the ear tells apart. */
export function fold(text: string): string {
  const plain = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[अ-हा-्]/g, inLatin)
    .replace(/ं/g, "n");
  return ALIKE.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), plain).trim();
}

/** How a name sounds, for `sounds` to look in: folded, with a blank before its first word as before all others. */
export function soundOf(name: string): string {
  return ` ${fold(name)}`;
}

/** From this length on, a folded word is also found within words. */
const LONG = 3;

/** The words of a folded query; each short one with the blank before it. */
export function wordsIn(folded: string): string[] {
  return folded.split(" ").map((word) => (word.length < LONG ? ` ${word}` : word));
}

/** A folded text without the vowels within its words, and with one sign for what is written in many ways. */
function withoutVowels(folded: string): string {
  return folded
    .replace(/t?C/g, "s")
    .replace(/\Bd/g, "r")
    .replace(/\B[aeiu]/g, "")
    .replace(/\b[eiu]/g, "a")
    .replace(/n(?=t)|k(?=s)|\Bv(?=\w)/g, "");
}

/**
 * Names (given as `soundOf` gives them) for what is found in no other way: choclate, kapuchino, karahi, prons, bunmaska.
 * After their words comes each two neighbours as one, behind a plus.
 */
export function roughSoundOf(names: string[]): string {
  const rough = names.map((name) => withoutVowels(name).trim().split(" "));
  const joined = rough.flatMap((words) => words.slice(1).map((word, at) => `+${words[at]}${word}`));
  return ` ${[...rough.flat(), ...joined].join(" ")} `;
}

/** The words of a folded query for `isLike` to look for in it; undefined if they are like too many. */
export function roughWordsIn(folded: string): string[] | undefined {
  const words = withoutVowels(folded).split(" ");
  return words.some((word) => word.length < LONG - 1) ? undefined : words;
}

/**
 * Whether a rough sound has each of these words: at the start of a word (a short one as a whole word), or as two
 * neighbouring words joined.
 */
export function isLike(rough: string, words: string[]): boolean {
  return words.every((word) =>
    [` ${word}${word.length < LONG ? " " : ""}`, `+${word} `].some((part) => rough.includes(part)),
  );
}

/** Whether each of these words begins a word of a name (given as `soundOf` gives it) or, a longer one, is within it. */
export function sounds(name: string, words: string[]): boolean {
  return words.every((word) => name.includes(word));
}
