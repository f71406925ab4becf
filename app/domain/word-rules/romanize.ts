/* Hindi as people type it in Latin letters, so that a rule finds its words in either script, also where one mixes them. */

/** From अ to औ; the signs from ा to ौ are the same from the second on. */
const VOWELS = "a aa i ii u uu ri l e e e ai o o o au".split(" ");
/** From क to ह. */
const CONSONANTS =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(
    " ",
  );

const VIRAMA = "\u094d";
/** A sign that makes a vowel nasal. */
const NASAL = /[\u0900-\u0902]/;

/** A letter, and whether it is a vowel. The a that a consonant has by itself is empty until it is known to be heard. */
type Sound = [latin: string, isVowel: boolean];
const OWN_A: Sound = ["", true];

/** A word with its letters of Devanagari in Latin ones, and all others as they are. */
export function romanize(word: string): string {
  const sounds = soundsOf(word);
  return sounds.map((sound, index) => (sound === OWN_A ? heard(sounds, index) : sound[0])).join("");
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    const consonant = CONSONANTS[code - 0x915];
    const sign = VOWELS[code - 0x93e + 1];
    if (consonant !== undefined) sounds.push([consonant, false], OWN_A);
    else if (code >= 0x93e && code < 0x94d && sign !== undefined) replaceOwnA(sounds, [sign, true]);
    else if (letter === VIRAMA) replaceOwnA(sounds);
    else if (NASAL.test(letter)) sounds.push(["n", false]);
    else if (letter < "\u0900" || letter > "\u097f") sounds.push([letter, /[aeiou]/.test(letter)]);
    else if (code < 0x915) sounds.push([VOWELS[code - 0x905] ?? "", true]);
  }
  return sounds;
}

function replaceOwnA(sounds: Sound[], ...by: Sound[]): void {
  if (sounds.at(-1) === OWN_A) sounds.pop();
  sounds.push(...by);
}

/** It is not heard at the end of a word, nor between one consonant and another that have vowels around them: kit(a)ne. */
function heard(sounds: readonly Sound[], index: number): string {
  const isVowel = (at: number) => sounds[at]?.[1] === true;
  if (index === sounds.length - 1 && index > 1) return "";
  const isBetween = isVowel(index - 2) && !isVowel(index + 1) && isVowel(index + 2);
  return isBetween && index + 2 < sounds.length ? "" : "a";
}
