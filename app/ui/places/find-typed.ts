import { newPlaceFinder } from "#app/domain/places/find-places.ts";
import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import { tileAt, type Tile } from "#app/domain/places/tiles.ts";
import { isOffEarth, readPosition } from "#app/domain/places/written-position.ts";
import { whyNothing } from "#app/domain/places/why-nothing.ts";
import { answerWithin } from "#app/ui/unreachable.ts";
import { readPlaceFile } from "./read-place-file.ts";

/* What only a search needs. It is a file of its own, so that other pages and screens do not load it. */

const finder = newPlaceFinder(readPlaceFile);

/** The places for a text, or the square of coordinates; undefined for a blank one. */
export async function findTyped(typed: string): Promise<FoundPlaces | undefined> {
  if (typed.trim() === "") return undefined;
  const position = readPosition(typed);
  const tile = position && tileAt(position);
  if (tile !== undefined) return { typed, places: [{ tile, name: await suggestName(tile) }] };
  try {
    const places = isOffEarth(typed) ? [] : await finder.find(typed);
    return { typed, places, nothing: places.length === 0 ? whyNothing(typed) : undefined };
  } catch {
    return { typed, places: [], failed: "unreachable" };
  }
}

/** Nobody waits longer than this for a name, in milliseconds. */
const NAME_PATIENCE_MS = 2_000;

/** What people call the place where a tile is; empty if nobody can tell in time. */
export async function suggestName(tile: Tile): Promise<string> {
  try {
    return await answerWithin(NAME_PATIENCE_MS, nameOfTile(tile, readPlaceFile));
  } catch {
    return "";
  }
}
