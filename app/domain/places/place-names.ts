import { fold } from "#app/domain/sounds.ts";

/* Names of places as they sound, so that Indira Nagar, Indiranagar and इंदिरानगर are the same. */

/** Nobody types more of a name than this; the rest is not read. */
const LONGEST_NAME = 100;

/** Most names. A file has hundreds, to be read between two keystrokes. */
const IS_PLAIN = /^[ -~]*$/;
/** Plain, without a hyphen, which may join words: each run of letters and digits folds to one word, whatever is around it. */
const IS_SIMPLE = /^[ -,.-~]*$/;

/** Letters of Europe that have no accent to take off. */
const PLAIN: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  ı: "i",
  ə: "e",
};

/** From आ to औ, and the signs from ा to ौ, as most people spell them in Latin letters. */
const VOWELS = "a i i u u ri li e e e ai o o o au";
/** From क to ह. */
const CONSONANTS =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h";
/** From अ to the sign ्, one for each code point. */
const LATIN = `a ${VOWELS} ${CONSONANTS} - - - - ${VOWELS}`.split(" ");

/** The words of a place's name as they sound, in Latin letters and digits, without most of the vowels. */
export function foldPlaceName(name: string): string[] {
  return foldPlain(plainOf(name));
}

function foldPlain(text: string): string[] {
  const plain = text
    .replace(/([ao]u|i)ght/g, "$1t")
    .replace(/([ao])w(?![aeiou])/g, "$1u")
    .replace(/[æœøłđðþßıə]/g, (letter) => PLAIN[letter] ?? "");
  const folded = fold(plain)
    .replace(/C/g, "c")
    .replace(/[^a-z\d ]/g, "");
  return folded.split(" ").filter((word) => word !== "");
}

/**
 * A consonant between two syllables whose inherent a is not spoken in Hindi: जयपुर is Jaipur, and नागपुर Nagpur. A
 * written vowel has to follow, as रामनगर would otherwise become Ramangar; and विजयवाड़ा stays Vijayawada.
 * https://en.wikipedia.org/wiki/Schwa_deletion_in_Indo-Aryan_languages
 */
const UNSPOKEN = /(?<=[अ-औा-ौं]|[क-ह]़?)(?!यव)([क-ह]़?)(?=[क-ह]़?[ा-ौ])/g;

/** The letters and digits of a name as it is spelled, without accents; of Devanagari as Latin spells them, more or less. */
export function lettersOf(name: string): string {
  const plain = plainOf(name);
  if (IS_PLAIN.test(plain)) return plain.replace(/[^a-z\d]+/g, "");
  return plain
    .replace(UNSPOKEN, "$1्")
    .replace(/य्(?=[क-ह])/g, "इ")
    .replace(/[अ-हा-्]/g, inLatin)
    .replace(/ं/g, "n")
    .replace(/_\p{M}*(?=[- ]|$)/gu, "")
    .replace(/_/g, "a")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function plainOf(name: string): string {
  if (IS_PLAIN.test(name)) return name.slice(0, LONGEST_NAME).toLowerCase();
  return (
    withPlainDigits(name.slice(0, LONGEST_NAME))
      .toLowerCase()
      .normalize("NFD")
      // As they are spelled in Latin letters: गुड़गाँव with an r and as gaon, मुंबई with an m, ऋषिकेश with ri.
      .replace(/[डढ]़/g, "र")
      .replace(/ँ/g, "ं")
      .replace(/ं(?=[पफबभम])/g, "म्")
      .replace(/गांव/g, "गाओन")
      .replace(/ऋ/g, "रि")
      .replace(/ृ/g, "्रि")
  );
}

/** A letter of Devanagari: a consonant with a mark for its own a, a sign with one that takes this a away. */
function inLatin(letter: string): string {
  const latin = LATIN[letter.charCodeAt(0) - 0x905] ?? "";
  return letter > "ह" ? `-${latin}` : letter < "क" ? latin : `${latin}_`;
}

/** A word as it sounds. */
export interface SoundingWord {
  sound: string;
  skeleton: string;
}

/** The words of a text as they sound. */
export function soundingWords(text: string): SoundingWord[] {
  return foldPlaceName(text).map(wordOf);
}

function wordOf(sound: string): SoundingWord {
  return { sound, skeleton: skeletonOf(sound) };
}

/** A name as the search compares it. */
export interface ComparedName {
  letters: string;
  words: SoundingWord[];
}

/**
 * What `lettersOf` and `soundingWords` give for each of many names. Each word is folded once, and all of them in one text:
 * one by one, the names of a file take several times as long, between two letters that somebody types.
 */
export function compareNames(names: readonly string[]): ComparedName[] {
  const spelled = names.map((name) => (IS_SIMPLE.test(name) ? simpleWords(name) : undefined));
  const distinct = [...new Set(spelled.flatMap((words) => words ?? []))];
  const sounds = foldPlain(distinct.join(" ")).map(wordOf);
  const soundOf = new Map(distinct.map((word, at) => [word, sounds[at] ?? SILENT]));
  return names.map((name, at) => {
    const words = spelled[at];
    if (!words) return { letters: lettersOf(name), words: soundingWords(name) };
    return { letters: words.join(""), words: words.map((word) => soundOf.get(word) ?? SILENT) };
  });
}

const SILENT: SoundingWord = { sound: "", skeleton: "" };

function simpleWords(name: string): string[] {
  return plainOf(name).match(/[a-z\d]+/g) ?? [];
}

/**
 * What is left of folded words in almost every spelling: consonants, and an a for a vowel at the beginning. Many write
 * Basant Kunj for Vasant Kunj.
 */
export function skeletonOf(sound: string): string {
  return sound
    .replace(/^[eiou]/, "a")
    .replace(/\B[aeiou]/g, "")
    .replace(/v/g, "b");
}

/** ५६००३८ as 560038. */
export function withPlainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
