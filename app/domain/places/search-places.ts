import type { NameQuery } from "./name-queries.ts";
import type { KnownPlace, PlaceFile, SearchedPlace } from "./place-file.ts";
import type { SoundingWord } from "./place-names.ts";
import { slipsBetween, type Slips } from "./slips.ts";

const MOST_FOUND = 8;
/** At least this many have exactly the typed name, however many better-known places have a similar one. */
const LEAST_EXACT = 3;

/** Of less than this too many names begin or sound alike. */
const LEAST_BEGUN = 2;
const LEAST_ROUGH = 3;
/** A skeleton of so many letters may have a slip, a longer one two. */
const LEAST_SLIPPED = 4;
const LEAST_SLIPPED_TWICE = 8;

/* How far behind the first a place is shown. Only the sums matter. */
const MISS = { spelled: 0, sounded: 1, begun: 1.5, wordsSounded: 3, soundBegun: 4 } as const;
const ROUGH = { headVowels: 1.5, townVowels: 2.4, whole: 4, begun: 6, slip: 0.5 } as const;
/** For each letter that is spelled otherwise. */
const LETTER = 0.75;
/** With more than this the name is so unlike that further ones do not count. */
const MOST_LETTERS = 5;
/** Names abroad are read rather than heard. */
const MOST_ABROAD = 2 * LETTER;
const LATER_WORD = 3;
const ELSEWHERE = 8;
const TURNED = 1;
const MISHEARD = 1;
const KIND = { head: 0, town: 1, village: 4.5, abroad: 7 } as const;
/** Whoever types both words of a village's name means that village. */
const TWO_WORDS = 2;
/** Whoever types the foreign spelling means the foreign place. */
const SPELLED_ABROAD = 3;

/** A place that may be meant. */
export interface Match {
  place: KnownPlace;
  behind: number;
  /** Whether its name is spelled or sounds so from its first letter on, and it lies where the query says. */
  isSure: boolean;
  /** Whether it is sure, its name begins exactly as typed, and it is not a village. */
  isKnown: boolean;
  /** Whether its whole name is spelled as typed, and nothing says that it lies elsewhere. */
  isExact: boolean;
}

/** The places of a file that a name may mean: exact, longer and rough ones, towns and villages. */
export function searchPlaces({ places }: PlaceFile, query: NameQuery): Match[] {
  const otherwise = (query.isTurned ? TURNED : 0) + (query.isMisheard ? MISHEARD : 0);
  return places.flatMap((place) => {
    const miss = missOf(place, query);
    if (miss === Infinity) return [];
    const away = elsewhere(place, query.within);
    if (away > (query.isTurned ? 0 : ELSEWHERE)) return [];
    const behind = miss + kindOf(place, query) + away + otherwise;
    const isSure = away === 0 && soundsSo(place, query);
    const isKnown = isSure && place.kind !== "village" && place.letters.startsWith(query.letters);
    return { place, behind, isSure, isKnown, isExact: isSure && isExact(place, query) };
  });
}

/** The places of a file whose PIN code begins with these digits, towns first. */
export function searchPins({ places }: PlaceFile, digits: string): KnownPlace[] {
  const found = places.filter(({ pin }) => pin.startsWith(digits));
  return best(found.map((place) => ({ place, behind: KIND[place.kind], isExact: true })));
}

/** The first places of those that were found: exact before longer before rough, towns before villages. */
export function best(found: Omit<Match, "isSure" | "isKnown">[]): KnownPlace[] {
  const sorted = withoutTwins(found.toSorted((one, other) => one.behind - other.behind));
  const first = sorted.slice(0, MOST_FOUND);
  const lacking = LEAST_EXACT - first.filter(({ isExact }) => isExact).length;
  const exact = sorted.slice(MOST_FOUND).filter(({ isExact }) => isExact);
  const added = exact.slice(0, Math.max(0, lacking));
  return [...first.slice(0, MOST_FOUND - added.length), ...added].map(({ place }) => shown(place));
}

function shown({ name, area, pin, tile, kind }: KnownPlace): KnownPlace {
  return { name, area, pin, tile, kind };
}

/** Some places have several PIN codes, or are found in two ways: the first one is enough. */
function withoutTwins<Found extends Pick<Match, "place">>(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ place: { name, area, tile } }) => {
    const key = `${name}\n${area}\n${tile}`;
    return !seen.has(key) && seen.add(key);
  });
}

function soundsSo({ letters, sounds }: SearchedPlace, query: NameQuery): boolean {
  return letters === query.letters || sounds[0]?.startsWith(query.sound) === true;
}

function isExact({ kind, letters }: SearchedPlace, query: NameQuery): boolean {
  return kind !== "abroad" && letters === query.letters && !query.isMisheard;
}

function kindOf({ kind, letters, skeletons }: SearchedPlace, query: NameQuery): number {
  if (kind === "abroad" && letters.startsWith(query.letters)) return SPELLED_ABROAD;
  const isWhole = query.words > 1 && skeletons[0] === query.skeleton;
  return kind === "village" && isWhole ? TWO_WORDS : KIND[kind];
}

function missOf(place: SearchedPlace, query: NameQuery): number {
  if (place.letters === query.letters) return MISS.spelled;
  let least = missOfName(place, 0, query);
  for (let at = 1; at < place.sounds.length; at++) {
    least = Math.min(least, missOfName(place, at, query) + LATER_WORD);
  }
  return least;
}

/** The same for its name from one of its words on. */
function missOfName(place: SearchedPlace, at: number, query: NameQuery): number {
  const sound = place.sounds[at] ?? "";
  if (sound === query.sound) return MISS.sounded + unlike(place, at, query).whole;
  if (query.sound.length < LEAST_BEGUN || !sound.startsWith(query.sound)) {
    return roughMiss(place, at, query);
  }
  const { begun } = unlike(place, at, query);
  if (begun === 0) return MISS.begun;
  return (endsAtWord(place.words, at, query.sound) ? MISS.wordsSounded : MISS.soundBegun) + begun;
}

/** First the consonants, which tell most names apart; then the letters, which cost more to compare. */
function roughMiss(place: SearchedPlace, at: number, query: NameQuery): number {
  const skeleton = place.skeletons[at] ?? "";
  const typed = query.skeleton;
  if (typed.length < LEAST_BEGUN || !beginsLike(skeleton, typed)) return Infinity;
  const most = mostSlips(typed);
  const { whole, begun } = slipsBetween(typed, skeleton, most);
  const way = whole <= most ? "whole" : "begun";
  if (way === "begun" && (begun > most || typed.length < LEAST_ROUGH)) return Infinity;
  const letters = unlike(place, at, query)[way];
  if (place.kind === "abroad" && letters > MOST_ABROAD) return Infinity;
  return letters + roughCost(place, way, { whole, begun }[way]);
}

function roughCost({ kind }: SearchedPlace, way: keyof Slips, slips: number): number {
  const areVowels = way === "whole" && slips === 0;
  // If only vowels are wrong, people mean the best-known place more often than a longer name that begins as typed.
  if (areVowels && kind === "head") return ROUGH.headVowels;
  return areVowels && kind === "town" ? ROUGH.townVowels : ROUGH[way] + slips * ROUGH.slip;
}

function mostSlips({ length }: string): number {
  if (length < LEAST_SLIPPED) return 0;
  return length < LEAST_SLIPPED_TWICE ? 1 : 2;
}

/** Saves the comparison of most names: of two slips one is further on. */
function beginsLike(skeleton: string, typed: string): boolean {
  const [first, second, third] = typed;
  return (
    skeleton[0] === first &&
    (skeleton[1] === second || skeleton[1] === third || skeleton[2] === second)
  );
}

/** What it costs that the letters are other ones. From a later word on only the sounds are known. */
function unlike({ letters, sounds }: SearchedPlace, at: number, query: NameQuery) {
  const { whole, begun } =
    at === 0
      ? slipsBetween(query.letters, letters, MOST_LETTERS)
      : slipsBetween(query.sound, sounds[at] ?? "", MOST_LETTERS);
  const cost = (slips: number) => Math.min(slips, MOST_LETTERS) * LETTER;
  return { whole: cost(whole), begun: cost(begun) };
}

function endsAtWord(words: SoundingWord[], at: number, sound: string): boolean {
  let read = "";
  for (const word of words.slice(at)) {
    read += word.sound;
    if (read.length >= sound.length) return read.length === sound.length;
  }
  return false;
}

/** Of the words that say where a place lies one may be unknown: Andheri West is at Andheri. */
function elsewhere(place: SearchedPlace, words: readonly SoundingWord[]): number {
  const wrong = words.filter((word) => !liesIn(place, word)).length;
  if (wrong === 0) return 0;
  return wrong === 1 ? ELSEWHERE : Infinity;
}

function liesIn({ areaWords, pin }: SearchedPlace, { sound, skeleton }: SoundingWord): boolean {
  return (
    pin.startsWith(sound) ||
    areaWords().some((part) => part.sound.startsWith(sound) || part.skeleton.startsWith(skeleton))
  );
}
