/* Hindi as people type it in Latin letters, so that a rule finds its words in either script, or in a mix of both. */

/** From अ to औ; the signs from ा to ौ are the same from the second on. */
const VOWELS = "a aa i ii u uu ri l e e e ai o o o au".split(" ");
/** From क to ह. */
const CONSONANTS =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(
    " ",
  );

const FIRST_CONSONANT = "\u0915";
const LAST_CONSONANT = "\u0939";
const FIRST_SIGN = "\u093e";
/** It takes away the vowel a that a consonant carries by itself. */
const VIRAMA = "\u094d";
/** A sign that makes a vowel nasal. */
const NASAL = /[\u0900-\u0902]/;

/** A letter, and whether it is a vowel. The a that a consonant carries stays empty until it is known to be pronounced. */
type Sound = [latin: string, isVowel: boolean];
const OWN_A: Sound = ["", true];

/** A word with its Devanagari letters in Latin, and all others as they are. */
export function romanize(word: string): string {
  const sounds = soundsOf(word);
  return sounds.map((sound, index) => (sound === OWN_A ? heard(sounds, index) : sound[0])).join("");
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const sound = soundOf(letter);
    const isSign = letter >= FIRST_SIGN && letter <= VIRAMA;
    if (isSign && sounds.at(-1) === OWN_A) sounds.pop();
    if (sound) sounds.push(sound);
    if (sound && letter >= FIRST_CONSONANT && letter <= LAST_CONSONANT) sounds.push(OWN_A);
  }
  return sounds;
}

/** Undefined for a sign without a sound of its own. */
function soundOf(letter: string): Sound | undefined {
  const code = letter.charCodeAt(0);
  if (letter < "\u0900" || letter > "\u097f") return [letter, /[aeiou]/.test(letter)];
  if (NASAL.test(letter)) return ["n", false];
  const consonant = CONSONANTS[code - FIRST_CONSONANT.charCodeAt(0)];
  if (consonant !== undefined) return [consonant, false];
  const isSign = letter >= FIRST_SIGN;
  const vowel = VOWELS[isSign ? code - FIRST_SIGN.charCodeAt(0) + 1 : code - 0x905];
  return letter < VIRAMA && vowel !== undefined ? [vowel, true] : undefined;
}

/** It is silent at the end of a word, and between two consonants with vowels around them: kit(a)ne. */
function heard(sounds: readonly Sound[], index: number): string {
  const isVowel = (at: number) => sounds[at]?.[1] === true;
  if (index === sounds.length - 1 && index > 1) return "";
  const isBetween = isVowel(index - 2) && !isVowel(index + 1) && isVowel(index + 2);
  const isBeforeSilent = index + 3 === sounds.length && sounds[index + 2] === OWN_A;
  return isBetween && !isBeforeSilent ? "" : "a";
}
