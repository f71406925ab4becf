/*
 * Folds what somebody typed, and the patterns of rules, to the same letters: spellings of Hindi in Latin letters, digits
 * for letters, doubled ones, marks that nobody sees. Folded texts are compared and never shown.
 */

import { romanize } from "./romanize.ts";

/** Letters of other scripts, and small capitals, that look like Latin ones. */
const LOOKALIKES = paired(
  "авсеніјкморѕтухαεικνορτυχıłøᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
  "abcehijkmopstyxaeikvoptuxiloabcdefghijklmnoprstuvwyz",
);

/** What is typed for a letter, within a word that has others. */
const LEET = paired("0345789@$!€¢", "oeastbgasiec");

/** What a sign may stand for, of those that stand for several letters. */
const AMBIGUOUS: readonly [sign: string, letters: string][] = [
  ["1", "il"],
  ["|", "il"],
  ["*", "aeiou"],
];

/** Each of them makes several words of one, and there is one for each piece that a word may begin and end with. */
const MOST_SPELLED_SIGNS = 2;

/** Letters in frames, and of flags: the first of each row of 26. */
const FRAMED_ROWS = [0x1_f1_30, 0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];

function paired(signs: string, letters: string): ReadonlyMap<string, string> {
  return new Map(Array.from(signs, (sign, index) => [sign, letters.charAt(index)]));
}

/** Spellings of one sound: letters that count as others, */
const SAME = paired("qwz", "kvj");
/** and what two letters are, by the first and the second. Few tell kh from k, or th from t, when they type Hindi. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ["ck", "k"],
  ["ph", "f"],
  ["ee", "i"],
  ["oo", "u"],
  ...Array.from("bcdgjkt", (letter) => [`${letter}h`, letter] as const),
]);

const DEVANAGARI: [RegExp, string][] = [
  // Nukta, and what is heard as one nasal.
  [/\u093c/g, ""],
  [/[\u0901\u0902]|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, ""],
  [/\u0940/g, "\u093f"],
  [/\u0942/g, "\u0941"],
  [/\u0908/g, "\u0907"],
  [/\u090a/g, "\u0909"],
  [/\u0903/g, ""],
];

/** Letters that look like blanks: between words they part them, within one they are any other sign. */
const FILLERS = /[\u115f\u1160]/g;

/** Without case, invisible characters and marks above Latin letters; digits of the scripts of India as 0 to 9. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u{1f130}-\u{1f1ff}]/gu, unframed)
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(FILLERS, ".")
    .replaceAll(/[\p{Cf}\p{Script=Inherited}]/gu, "")
    .replaceAll(/(?=[\u0900-\u0d7f])\p{Nd}/gu, digitOf)
    .replaceAll(
      /[\u0250-\u02af\u0370-\u04ff\u1d00-\u1d2b\ua730\ua731\u0131\u0142\u00f8]/g,
      (letter) => LOOKALIKES.get(letter) ?? letter,
    );
}

function unframed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FRAMED_ROWS.findLast((row) => row <= code) ?? code;
  return code - first < 26 ? String.fromCodePoint(0x61 + code - first) : sign;
}

/** The blocks of India's scripts are alike: 128 characters each, with the digits from the 103rd on. */
function digitOf(digit: string): string {
  return String((digit.charCodeAt(0) & 0x7f) - 0x66);
}

/** "6th" is also "6". */
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/;

/** A word of a plain text as it is compared, in each way that it can be read; none if there is nothing to compare. */
export function foldWord(plain: string): string[] {
  // Most words are like this: it is only a shortcut.
  if (/^[a-z]+$/.test(plain)) return [foldSounds(plain)];
  const word = plain.replace(/^\*+/, "");
  if (/[\u0900-\u097f]/.test(word)) {
    const alone = replacedIn(word.replaceAll(/[^\u0900-\u097f]/g, ""), DEVANAGARI);
    return [...new Set([alone, ...readings(romanize(word)).map(foldLetters)])].filter(Boolean);
  }
  if (!/\p{L}/u.test(word)) return [word.replaceAll(/\P{Nd}/gu, "")].filter(Boolean);
  const [, number = ""] = ORDINAL.exec(word) ?? [];
  return [...new Set([number, ...readings(word).map(foldLetters)])].filter(Boolean);
}

/** A short piece of a word that was typed in pieces, with letters for its signs but for those that stand for several. */
export function lettersOf(plain: string): string {
  if (/^[a-z]+$/.test(plain)) return plain;
  const letters = Array.from(plain, (sign) => LEET.get(sign) ?? sign);
  return letters.join("").replaceAll(/[^\p{L}\p{M}1|*]/gu, "");
}

/** A word of such pieces as it is compared. Signs are tried as several letters only where there are few of them. */
export function foldSpelled(letters: string): string[] {
  if (/^[a-z]+$/.test(letters)) return [foldSounds(letters)];
  const alone = letters.replaceAll(/[1|*]/g, "");
  if (letters.length - alone.length > MOST_SPELLED_SIGNS) return foldWord(alone);
  return /[\u0900-\u097f]/.test(letters) ? foldWord(letters) : readings(letters).map(foldSounds);
}

function readings(word: string): string[] {
  return AMBIGUOUS.reduce(
    (read, [sign, letters]) =>
      word.includes(sign)
        ? read.flatMap((each) => Array.from(letters, (letter) => each.replaceAll(sign, letter)))
        : read,
    [word],
  );
}

function foldLetters(word: string): string {
  const signs = Array.from(word);
  // At its end it is what it looks like.
  const end = signs.findLastIndex((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign)) + 1;
  const letters = signs
    .slice(0, end)
    .map((sign) => LEET.get(sign) ?? sign)
    .join("");
  return foldSounds(letters.replaceAll(/\P{L}/gu, ""));
}

/** The letters one by one, so that this takes as long as there are letters. */
function foldSounds(letters: string): string {
  let folded = "";
  let last = "";
  for (const letter of letters) {
    const same = SAME.get(letter) ?? letter;
    const pair = PAIRS.get(last + same);
    if (pair !== undefined) {
      folded = folded.slice(0, -last.length);
      last = folded.slice(-1);
    }
    const sound = pair ?? same;
    if (sound !== last) folded += sound;
    last = sound;
  }
  return folded;
}

function replacedIn(word: string, all: readonly [RegExp, string][]): string {
  return all.reduce((folded, [pattern, by]) => folded.replaceAll(pattern, by), word);
}
