import {
  foldPlaceName,
  lettersOf,
  skeletonOf,
  soundingWords,
  type SoundingWord,
} from "./place-names.ts";
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
  words: string[];
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
  const places = lines.map((line) => {
    const [name = "", area, pin = "", tile = "", kind] = line.split("\t");
    const { name: areaName = "", words: areaWords = () => [] } = areas[Number(area)] ?? {};
    const place = { name, area: areaName, pin, tile: Number.parseInt(tile, 36) };
    return { ...place, kind: KINDS[Number(kind)] ?? "village", ...comparedBy(name), areaWords };
  });
  return { finer, places };
}

function comparedBy(name: string) {
  const words = foldPlaceName(name);
  const sounds = words.map((_, at) => words.slice(at).join(""));
  return { letters: lettersOf(name), words, sounds, skeletons: sounds.map(skeletonOf) };
}

/** Most areas of a file are never asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
