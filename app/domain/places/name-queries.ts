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
  within: SoundingWord[];
  /** Whether it says first where the name lies, as in "noida sector 62": then the name has to lie in all of that. */
  isTurned?: boolean;
}

/** So many words before a name may say where it lies, as in "noida sector 62" or "new delhi saket". */
const MOST_BEFORE = 2;
/** Of a name that comes last so much has to be typed. */
const LEAST_TURNED = 2;

/**
 * The ways to read a query as a name and what it lies in: "indira nagar lucknow" as all three words, two and one. At the end
 * come those in which it says first where the name lies: "noida sector 62".
 */
export function nameQueries(text: string): NameQuery[] {
  const spelled = text.split(/[\s,]+/).filter((word) => word !== "");
  const inOrder = foldPlaceName(text).map((_, at) => queryOf(spelled, at));
  const turned = Array.from({ length: MOST_BEFORE }, (_, before) => turn(spelled, before + 1));
  return [...inOrder, ...turned.flat()];
}

/** The last `at` words say where the name of the others lies. */
function queryOf(spelled: readonly string[], at: number): NameQuery {
  const words = soundingWords(spelled.join(" "));
  const named = words.slice(0, words.length - at);
  const sound = named.map((word) => word.sound).join("");
  const letters = lettersOf(spelled.slice(0, Math.max(1, spelled.length - at)).join(""));
  return { letters, sound, skeleton: skeletonOf(sound), within: words.slice(words.length - at) };
}

/** With its first words at the end: as a part of the name, and as what it lies in. */
function turn(spelled: readonly string[], before: number): NameQuery[] {
  if (spelled.length <= before) return [];
  const turned = [...spelled.slice(before), ...spelled.slice(0, before)];
  return [0, before]
    .map((at) => ({ ...queryOf(turned, at), isTurned: true }))
    .filter(({ skeleton }) => skeleton.length >= LEAST_TURNED);
}
