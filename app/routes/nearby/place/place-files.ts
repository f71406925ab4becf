import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { placeFilePath } from "#app/http/place-file-path.ts";
import { readTextFile } from "#app/ui/read-text-file.ts";
import { answerWithin } from "#app/ui/unreachable.ts";

/**
 * The text of a file of place names; undefined if there is none of this name. Only the name leaves the phone: two or
 * three letters, or an area of more than 100 km. Throws if the network fails.
 */
export function readPlaceFile(name: string): Promise<string | undefined> {
  return readTextFile(placeFilePath(name));
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
