import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { placeFilePath } from "#app/http/place-file-path.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin } from "#app/ui/unreachable.ts";

/**
 * The text of a file of place names; undefined if there is none of this name. Only the name leaves the phone: two or
 * three letters, or an area of more than 100 km. Throws if the network fails.
 */
export async function readPlaceFile(name: string): Promise<string | undefined> {
  const reply = await answerWithin(SHORT_PATIENCE_MS, fetch(placeFilePath(name)));
  if (reply.status === 404) return undefined;
  // A café's network answers with a page of its own.
  const isOurs = reply.ok && (reply.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (!isOurs) throw new TypeError("no file of places");
  return reply.text();
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
