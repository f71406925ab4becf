/* Names as they sound. Whoever searches writes them by ear, in either script: पनीर, paneer and panir become "pnir". */

/** From अ to औ; the signs from ा to ौ are the same from the second on. */
const VOWELS = "aaiiuui_eeeYuuuu";
/** From क to ह, each as the Latin letter that it folds to. C is the sound of ch. */
const CONSONANTS = "kkggnCCjjnttddnttddnnpfbbmyrrlllvsssh";
const FIRST_CONSONANT = 0x915;
const BEFORE_SIGNS = 0x93d;

/** A letter of Devanagari in Latin: a consonant with its own a, a sign with a mark that takes this a away. */
function inLatin(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < FIRST_CONSONANT) return VOWELS.charAt(code - FIRST_CONSONANT + VOWELS.length);
  const consonant = CONSONANTS.charAt(code - FIRST_CONSONANT);
  if (consonant !== "") return `${consonant}a`;
  return code > BEFORE_SIGNS ? `-${VOWELS.charAt(code - BEFORE_SIGNS)}` : "";
}

/** What is heard alike, in this order: a pattern and, after a blank, what stands for it. */
const ALIKE = (
  "ch C,ph f,\\Bh ,c(?=[eiy]) s,[cq] k,w v,x ks,z j,Y ai,e[ae]|y i,o u,(.)\\1+ $1," +
  "\\Ba\\b ,\\B(?:e|a(?!i(?![aiu]))) ,(.)\\1+ $1"
)
  .split(",")
  .map((rule) => rule.split(" "));

/** A text as it sounds, of any script: of Latin and Devanagari the consonants, and the vowels that the ear tells apart. */
export function fold(text: string): string {
  const plain = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[अ-ह\u093a-्]/g, inLatin)
    .replace(/ं/g, "n")
    .replace(/a-|\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return ALIKE.reduce(
    (folded, [pattern = "", letter = ""]) => folded.replace(RegExp(pattern, "g"), letter),
    plain,
  ).trim();
}

/** From this length on, a folded word is also found within words. */
const LONG = 3;

/** Whether each word of `query` begins a word of `name` or, a longer one, is within it. Both are folded. */
export function sounds(name: string, query: string): boolean {
  return query
    .split(" ")
    .every((word) => ` ${name}`.includes(word.length < LONG ? ` ${word}` : word));
}
