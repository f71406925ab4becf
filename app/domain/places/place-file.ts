import { compareNames, soundingWords, type SoundingWord } from "./place-names.ts";
import type { Tile } from "./tiles.ts";

/* The names of places come in files: one for each beginning of names, one for each beginning of PIN codes. */

/** A head post office, another one of a town, a village's, or a place outside India. */
export type PlaceKind = "head" | "town" | "village" | "abroad";

/** A place that people search for. */
export interface KnownPlace {
  name: string;
  /** District and state, or state and country. */
  area: string;
  /** Six digits; empty outside India. */
  pin: string;
  tile: Tile;
  kind: PlaceKind;
  /** Whether an office of another PIN code has exactly the same position, which must be wrong for most of them. */
  isShared?: boolean | undefined;
}

/** A place as the search compares it. */
export interface SearchedPlace extends KnownPlace {
  letters: string;
  words: SoundingWord[];
  /** How its name sounds from each of its words on, and the skeletons of that. */
  sounds: string[];
  skeletons: string[];
  areaWords: () => SoundingWord[];
}

export interface PlaceFile {
  /** The next letters of longer beginnings that have a file of their own. */
  finer: string;
  places: SearchedPlace[];
}

const KINDS: PlaceKind[] = ["head", "town", "village", "abroad"];

/** The text of a file: a line of finer beginnings, a line of areas, and a line for each place. */
export function writePlaceFile(places: KnownPlace[], finer = ""): string {
  const areas = [...new Set(places.map(({ area }) => area))];
  const numbers = new Map(areas.map((area, number) => [area, number]));
  const lines = places.map(({ name, area, pin, tile, kind }) =>
    [name, numbers.get(area), pin, tile.toString(36), KINDS.indexOf(kind)].join("\t"),
  );
  return [finer, areas.join("\t"), ...lines].join("\n");
}

/** Reads what `writePlaceFile` writes. */
export function readPlaceFile(text: string): PlaceFile {
  const [finer = "", names = "", ...lines] = text.split("\n");
  const areas = names.split("\t").map((name) => ({ name, words: once(() => soundingWords(name)) }));
  const fields = lines.map((line) => line.split("\t"));
  const compared = compareNames(fields.map(([name = ""]) => name));
  const places = fields.map(([name = "", area, pin = "", tile = "", kind], at) => {
    const { letters, words } = compared[at]!;
    const { name: areaName = "", words: areaWords = () => [] } = areas[Number(area)] ?? {};
    // Property by property: to spread one object into another takes as long as to fold a name.
    return {
      name,
      area: areaName,
      pin,
      tile: Number.parseInt(tile, 36),
      kind: KINDS[Number(kind)] ?? "village",
      letters,
      words,
      sounds: soundsOf(words),
      skeletons: skeletonsOf(words),
      areaWords,
    };
  });
  return { finer, places };
}

function soundsOf(words: SoundingWord[]): string[] {
  const sounds = words.map(({ sound }) => sound);
  for (let at = words.length - 2; at >= 0; at--) sounds[at] += sounds[at + 1]!;
  return sounds;
}

/** A vowel stays in the skeleton where it begins the name. */
function skeletonsOf(words: SoundingWord[]): string[] {
  const skeletons = words.map(({ skeleton }) => skeleton);
  for (let at = words.length - 2; at >= 0; at--) skeletons[at] += withoutVowel(skeletons[at + 1]!);
  return skeletons;
}

function withoutVowel(skeleton: string): string {
  return skeleton.startsWith("a") ? skeleton.slice(1) : skeleton;
}

/** Most areas of a file are never asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
