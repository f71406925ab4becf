import {
  foldPlaceName,
  lettersOf,
  skeletonOf,
  soundingWords,
  type SoundingWord,
} from "./place-names.ts";

/** A query as it sounds: the beginning of a name, and words of what its place lies in. */
export interface NameQuery {
  letters: string;
  sound: string;
  skeleton: string;
  /** How many words the typed name has. */
  words: number;
  within: SoundingWord[];
  /** Whether it says first where the name lies, as in "noida sector 62": then the name has to lie in all of that. */
  isTurned?: boolean;
  /** Whether one of its first letters was changed to another that may have been meant. */
  isMisheard?: boolean;
}

/** So many words before a name may say where it lies, as in "noida sector 62" or "new delhi saket". */
const MOST_BEFORE = 2;
/** Of a name that comes last so much has to be typed. */
const LEAST_TURNED = 2;

/** Letters that many people confuse: z and s, or d and r, as in Gurgaon. */
const ALIKE: Record<string, string> = { s: "z", z: "s", d: "r", r: "d" };
/** A w before a consonant is heard as the end of a vowel. */
const MISHEARD = /s+(?!h)|z+|d+|r+|(?<=[ao])w(?=[^\Waeiouw])/gi;
/** Later letters may have a slip anyway. The first counts letters, the second the consonants that name a file. */
const MISHEARD_WITHIN = 8;
const TELLING = 3;

/**
 * The ways to read a query as a name and what it lies in: "indira nagar lucknow" as all three words, two and one. At the end
 * come those in which it says first where the name lies: "noida sector 62".
 */
export function nameQueries(text: string): NameQuery[] {
  const spelled = wordsOf(text);
  const turned = Array.from({ length: MOST_BEFORE }, (_, before) => turn(spelled, before + 1));
  return [...inOrder(text), ...turned.flat()];
}

/**
 * Further ways to read a query, with one of its first letters changed to a similar one, or a vowel put behind a w: “haus
 * khas” as Hauz Khas, and “bawna” as Bawana.
 */
export function misheardQueries(text: string): NameQuery[] {
  const typed = inOrder(text);
  return [...text.slice(0, MISHEARD_WITHIN).matchAll(MISHEARD)].flatMap((heard) => {
    const [letters] = heard;
    const after = text.slice(heard.index + letters.length);
    const letter = letters[0]!.toLowerCase();
    const meant = text.slice(0, heard.index) + (ALIKE[letter] ?? letters + "a") + after;
    return inOrder(meant)
      .filter(({ skeleton }, at) => isTold(skeleton, typed[at]?.skeleton))
      .map((query) => ({ ...query, isMisheard: true }));
  });
}

/** Whether a letter that was changed is among those that name a file. */
function isTold(skeleton: string, typed = ""): boolean {
  return (
    skeleton.length >= Math.max(TELLING, typed.length) &&
    skeleton.slice(0, TELLING) !== typed.slice(0, TELLING)
  );
}

function inOrder(text: string): NameQuery[] {
  const spelled = wordsOf(text);
  return foldPlaceName(text).map((_, at) => queryOf(spelled, at));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}

/** The last `at` words say where the name of the others lies. */
function queryOf(spelled: readonly string[], at: number): NameQuery {
  const words = soundingWords(spelled.join(" "));
  const named = words.slice(0, words.length - at);
  const sound = named.map((word) => word.sound).join("");
  const letters = lettersOf(spelled.slice(0, Math.max(1, spelled.length - at)).join(""));
  const within = words.slice(words.length - at);
  return { letters, sound, skeleton: skeletonOf(sound), words: named.length, within };
}

/** With its first words at the end: as a part of the name, and as what it lies in. */
function turn(spelled: readonly string[], before: number): NameQuery[] {
  if (spelled.length <= before) return [];
  const turned = [...spelled.slice(before), ...spelled.slice(0, before)];
  return [0, before]
    .map((at) => ({ ...queryOf(turned, at), isTurned: true }))
    .filter(({ skeleton }) => skeleton.length >= LEAST_TURNED);
}
