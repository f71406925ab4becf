import { NEAR_KM, nameOfTile } from "#app/domain/places/nearest-place.ts";
import { tileAt, type Position } from "#app/domain/places/tiles.ts";
import { isMapLink, readPosition } from "#app/domain/places/written-position.ts";
import { placeFilePath } from "#app/domain/places/place-file-path.ts";
import { readTextFile } from "#app/ui/read-text-file.ts";

/** Five places are a metre. */
const DIGITS = 5;

/** Latitude and longitude where one of these texts says both: as numbers, a link of a map or a DIGIPIN. */
export function placeIn(texts: readonly string[]): [string, string] | undefined {
  const [position] = texts.flatMap((text) => readPosition(text) ?? []);
  return position && [written(position.latitude), written(position.longitude)];
}

function written(degrees: number): string {
  return String(Number(degrees.toFixed(DIGITS)));
}

/** Whether one of them is a link of a map, which holds no place where `placeIn` finds none. */
export function isLinkAmong(texts: readonly string[]): boolean {
  return texts.some(isMapLink);
}

/** What people call the place at this latitude and longitude; empty if nothing within 5 km has a name. */
export async function placeNear([latitude, longitude]: readonly string[]): Promise<string> {
  const position: Position = { latitude: Number(latitude), longitude: Number(longitude) };
  const tile = tileAt(position);
  if (tile === undefined) return "";
  return nameOfTile(tile, (name) => readTextFile(placeFilePath(name)), NEAR_KM);
}
