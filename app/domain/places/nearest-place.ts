import type { ReadFile } from "./find-places.ts";
import type { KnownPlace } from "./place-file.ts";
import { centreOf, columnAndRow, distanceKm, numbered, type Tile } from "./tiles.ts";

/* What people call the place where a tile is. The names of an area come in a file, those of a crowded one in finer files. */

const ZOOM = 16;
const COARSE = 6;
const FINE = 8;
const ZOOMS = [COARSE, FINE] as const;

/** An area with more places than this has finer files. */
const MOST_PLACES = 1500;
/** What the file of such an area says. */
const SEE_FINER = "";

/** A place further away is not where somebody is, unless there is none nearer. */
export const NEAR_KM = 5;
/** In a desert or a forest, people name the nearest village. */
const FAR_KM = 25;
/** Somewhat more in tiles, at the equator. Nearer to the poles it is more than enough. */
export const MARGIN = 9;
/** So much nearer an office or a village has to be than a town or a part of a city, to be what people say. */
const HANDICAP_KM = 1.5;

/** Post offices that are named after who works there. */
const INSTITUTION =
  /\b(?:aiims|airport|bank|bhavan|bhawan|bhel|board|bazar|bsf|campus|camp|cisf|collectorate|college|complex|court|crpf|estate|factory|hospital|house|iaf|institute|itbp|lines|mandi|market|mill|ntpc|office|press|railway|sabha|school|secretariat|srpf|station|university|vidyalaya|works)\b|\b\p{L}\b|[.&()/\d]/iu;

/** The third column of lesser places, in the files of areas. */
const VILLAGE = "1";
const OFFICE = "2";

/** The files of all areas by their names, made of all places that can be found. */
export function areaFiles(places: readonly KnownPlace[]): Record<string, string> {
  const files: Record<string, string> = {};
  const coarse = groupByArea(places, COARSE);
  const crowded = new Set(
    [...coarse].filter(([, all]) => all.length > MOST_PLACES).map(([name]) => name),
  );
  for (const [name, all] of coarse) files[name] = crowded.has(name) ? SEE_FINER : linesOf(all);
  const others = places.filter(({ tile }) =>
    [...areasOf(tile, COARSE)].some((name) => crowded.has(name)),
  );
  for (const [name, all] of groupByArea(others, FINE)) files[name] = linesOf(all);
  return files;
}

/** A place that squares near it may be called after. */
export interface NearPlace {
  name: string;
  tile: Tile;
  /** Whether it is a village, or an office that is named after who works there. */
  isLess: boolean;
  /** Whether it is such an office. */
  isOffice: boolean;
}

/**
 * What people call the place where a tile is: the best name within 5 km, or else the nearest one within `mostKm`; empty if
 * there is none. Throws what `read` throws.
 */
export async function nameOfTile(tile: Tile, read: ReadFile, mostKm = FAR_KM): Promise<string> {
  return nearestName(await placesNear([tile], read), tile, mostKm);
}

/** The places of the areas that these tiles lie in, better known ones first. Throws what `read` throws. */
export async function placesNear(tiles: readonly Tile[], read: ReadFile): Promise<NearPlace[]> {
  const asked = new Map<string, Promise<string | undefined>>();
  const readOnce = (name: string) => {
    const answer = asked.get(name) ?? read(name);
    asked.set(name, answer);
    return answer;
  };
  const texts = new Set(await Promise.all(tiles.map((tile) => readArea(tile, readOnce))));
  const ranked = [...texts].flatMap((text) =>
    text.split("\n").map((line, rank) => ({ line, rank })),
  );
  const lines = ranked.toSorted((one, other) => one.rank - other.rank).map(({ line }) => line);
  return [...new Set(lines)].filter((line) => line !== "").map(readLine);
}

async function readArea(tile: Tile, read: ReadFile): Promise<string> {
  for (const zoom of ZOOMS) {
    const text = await read(areaName(tile, zoom));
    if (text !== undefined && text !== SEE_FINER) return text;
  }
  return "";
}

/** First those that are not a village or somebody's office. */
export function betterKnown(places: readonly NearPlace[]): NearPlace[] {
  return places.toSorted((one, other) => Number(one.isLess) - Number(other.isLess));
}

function readLine(line: string): NearPlace {
  const [name = "", tile = "", less = ""] = line.split("\t");
  return { name, tile: Number.parseInt(tile, 36), isLess: less !== "", isOffice: less === OFFICE };
}

/** What a map calls a tile: by the name that it shows there, or else the nearest one. Throws what `read` throws. */
export async function nameOnMap(tile: Tile, read: ReadFile): Promise<string> {
  const places = await placesNear([tile], read);
  return mapName(betterKnown(places), tile);
}

/** The same as `nameOnMap`, from places that were read, better known ones first. */
export function mapName(places: readonly NearPlace[], tile: Tile): string {
  return places.find((place) => place.tile === tile)?.name ?? nearestName(places, tile);
}

function nearestName(places: readonly NearPlace[], tile: Tile, mostKm = FAR_KM): string {
  const here = centreOf(tile);
  const around = places.flatMap(({ name, tile: there, isLess, isOffice }) => {
    const km = distanceKm(here, centreOf(there));
    // Whatever is near comes before everything else; from afar, an office says where somebody is only if nothing else does.
    const behind =
      km <= NEAR_KM ? km + (isLess ? HANDICAP_KM : 0) : km + HANDICAP_KM + (isOffice ? FAR_KM : 0);
    return km <= mostKm ? { name, behind } : [];
  });
  const [first] = around.toSorted((one, other) => one.behind - other.behind);
  return first?.name ?? "";
}

function linesOf(places: readonly KnownPlace[]): string {
  return places
    .map(({ name, tile, kind, isShared = false }) => {
      const isOffice = kind !== "head" && (isShared || INSTITUTION.test(name));
      const less = isOffice ? [OFFICE] : kind === "village" ? [VILLAGE] : [];
      return [name, tile.toString(36), ...less].join("\t");
    })
    .join("\n");
}

function groupByArea(places: readonly KnownPlace[], zoom: number): Map<string, KnownPlace[]> {
  const areas = new Map<string, KnownPlace[]>();
  for (const place of places) {
    for (const name of areasOf(place.tile, zoom)) {
      const all = areas.get(name);
      if (all) all.push(place);
      else areas.set(name, [place]);
    }
  }
  return areas;
}

/** The areas that a tile is in or near. */
function areasOf(tile: Tile, zoom: number): Set<string> {
  const { x, y } = columnAndRow(tile);
  const steps = [-MARGIN, 0, MARGIN];
  return new Set(
    steps.flatMap((right) => steps.map((down) => areaName(numbered(x + right, y + down), zoom))),
  );
}

function areaName(tile: Tile, zoom: number): string {
  const { x, y } = columnAndRow(tile);
  const across = 2 ** (ZOOM - zoom);
  return `near_${zoom}_${Math.floor(x / across)}_${Math.floor(y / across)}`;
}
