import { fold } from "#app/domain/sounds.ts";

/* Names of places as they sound, so that Indira Nagar, Indiranagar and इंदिरानगर are the same. */

/** Nobody types more of a name than this; the rest is not read. */
const LONGEST_NAME = 100;

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

/** The words of a place's name as they sound, in Latin letters and digits, without most of the vowels. */
export function foldPlaceName(name: string): string[] {
  const plain = withPlainDigits(name.slice(0, LONGEST_NAME))
    .toLowerCase()
    .normalize("NFD")
    // As Latin spells them: गुड़गाँव with an r, मुंबई with an m, चौक like chowk.
    .replace(/[डढ]़/g, "र")
    .replace(/ं(?=[पफबभम])/g, "म्")
    .replace(/([ao])w(?![aeiou])/g, "$1u")
    .replace(/[æœøłđðþßıə]/g, (letter) => PLAIN[letter] ?? "");
  const folded = fold(plain)
    .replace(/C/g, "c")
    .replace(/[^a-z\d ]/g, "");
  return folded.split(" ").filter((word) => word !== "");
}

/** The letters and digits of a name as it is spelled, without accents. */
export function lettersOf(name: string): string {
  const plain = name.slice(0, LONGEST_NAME).normalize("NFD").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}

/** What is left of folded words in almost every spelling: consonants, and an a for a vowel at the beginning. */
export function skeletonOf(sound: string): string {
  return sound.replace(/^[eiou]/, "a").replace(/\B[aeiou]/g, "");
}

/** ५६००३८ as 560038. */
export function withPlainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
