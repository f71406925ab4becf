import type { KnownPlace, PlaceFile, SearchedPlace } from "./place-file.ts";
import { foldPlaceName, lettersOf, skeletonOf } from "./place-names.ts";

const MOST_FOUND = 8;

/** Of less than this too many names begin or sound alike. */
const LEAST_BEGUN = 2;
const LEAST_ROUGH = 3;

/* How far behind the first a place is shown. Only the sums matter. */
const MISS = { spelled: 0, begun: 1, sounded: 2, wordsSounded: 3, soundBegun: 4 } as const;
/** As a name sounds from its first word on, also where more words follow. */
const SURE = MISS.wordsSounded;
const ROUGH = { whole: 6, begun: 8 } as const;
const LATER_WORD = 4;
const ELSEWHERE = 4;
const KIND = { head: 0, town: 0.5, village: 5, abroad: 7 } as const;
/** Whoever types the foreign spelling means the foreign place. */
const SPELLED_ABROAD = 3;

/** A query as it sounds: the beginning of a name, and words of what its place lies in. */
export interface NameQuery {
  letters: string;
  sound: string;
  skeleton: string;
  within: string[];
  /** Whether only a name that is spelled or sounds like it counts, and only if it lies in all of that. */
  isSure?: boolean;
}

/** So many words before a name may say where it lies, as in "noida sector 62" or "new delhi saket". */
const MOST_BEFORE = 2;

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
  const words = foldPlaceName(spelled.join(" "));
  const sound = words.slice(0, words.length - at).join("");
  const letters = lettersOf(spelled.slice(0, Math.max(1, spelled.length - at)).join(""));
  return { letters, sound, skeleton: skeletonOf(sound), within: words.slice(words.length - at) };
}

/** With its first words at the end: as a part of the name, and as what it lies in. */
function turn(spelled: readonly string[], before: number): NameQuery[] {
  if (spelled.length <= before) return [];
  const turned = [...spelled.slice(before), ...spelled.slice(0, before)];
  return [0, before].map((at) => ({ ...queryOf(turned, at), isSure: true }));
}

/** The places of a file that a name finds, best first: exact before longer before rough, towns before villages. */
export function searchPlaces({ places }: PlaceFile, query: NameQuery): KnownPlace[] {
  return best(
    places.flatMap((place) => {
      const miss = missOf(place, query);
      if (miss > (query.isSure ? SURE : ROUGH.begun + LATER_WORD)) return [];
      const away = elsewhere(place, query.within);
      if (query.isSure && away > 0) return [];
      return { place, behind: miss + kindOf(place, query) + away };
    }),
  );
}

/** The places of a file whose PIN code begins with these digits, towns first. */
export function searchPins({ places }: PlaceFile, digits: string): KnownPlace[] {
  const found = places.filter(({ pin }) => pin.startsWith(digits));
  return best(found.map((place) => ({ place, behind: KIND[place.kind] })));
}

function best(found: { place: SearchedPlace; behind: number }[]): KnownPlace[] {
  const sorted = found
    .filter(({ behind }) => behind < Infinity)
    .toSorted((one, other) => one.behind - other.behind)
    .map(({ place: { name, area, pin, tile, kind } }) => ({ name, area, pin, tile, kind }));
  return withoutTwins(sorted).slice(0, MOST_FOUND);
}

/** Some places have several PIN codes: the first one is enough. */
function withoutTwins(places: KnownPlace[]): KnownPlace[] {
  const seen = new Set<string>();
  return places.filter(({ name, area, tile }) => {
    const key = `${name}\n${area}\n${tile}`;
    return !seen.has(key) && seen.add(key);
  });
}

function kindOf({ kind, letters }: SearchedPlace, query: NameQuery): number {
  return kind === "abroad" && letters.startsWith(query.letters) ? SPELLED_ABROAD : KIND[kind];
}

function missOf(place: SearchedPlace, query: NameQuery): number {
  if (place.letters === query.letters) return MISS.spelled;
  const misses = place.sounds.map(
    (_, at) => missOfName(place, at, query) + (at === 0 ? 0 : LATER_WORD),
  );
  return Math.min(...misses);
}

/** The same for its name from one of its words on. */
function missOfName(place: SearchedPlace, at: number, query: NameQuery): number {
  const sound = place.sounds[at] ?? "";
  if (sound === query.sound) return MISS.sounded;
  const isBegun = query.sound.length >= LEAST_BEGUN && sound.startsWith(query.sound);
  if (!isBegun) return roughMiss(place.skeletons[at] ?? "", query.skeleton);
  if (!endsAtWord(place.words, at, query.sound)) return MISS.soundBegun;
  return place.letters.startsWith(query.letters) ? MISS.begun : MISS.wordsSounded;
}

function roughMiss(skeleton: string, asked: string): number {
  if (asked.length >= LEAST_BEGUN && skeleton === asked) return ROUGH.whole;
  return asked.length >= LEAST_ROUGH && skeleton.startsWith(asked) ? ROUGH.begun : Infinity;
}

function endsAtWord(words: string[], at: number, sound: string): boolean {
  let read = "";
  for (const word of words.slice(at)) {
    read += word;
    if (read.length >= sound.length) return read.length === sound.length;
  }
  return false;
}

/** Of the words that say where a place lies one may be unknown: Andheri West is at Andheri. */
function elsewhere(place: SearchedPlace, words: string[]): number {
  const wrong = words.filter((word) => !liesIn(place, word)).length;
  if (wrong === 0) return 0;
  return wrong === 1 ? ELSEWHERE : Infinity;
}

function liesIn({ areaWords, pin }: SearchedPlace, word: string): boolean {
  return pin.startsWith(word) || areaWords().some((part) => isLike(part, word));
}

function isLike(part: string, word: string): boolean {
  return part.startsWith(word) || skeletonOf(part).startsWith(skeletonOf(word));
}
