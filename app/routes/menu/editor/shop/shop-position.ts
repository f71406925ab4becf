import { NEAR_KM, nameOfTile } from "#app/domain/places/nearest-place.ts";
import type { ReadFile } from "#app/domain/places/find-places.ts";
import { tileAt, type Position } from "#app/domain/places/tiles.ts";
import { isMapLink, readPosition } from "#app/domain/places/written-position.ts";

/** Five decimals are about a metre. */
const DIGITS = 5;

/** The position in one of these texts: two numbers, a map link or a DIGIPIN; undefined if there is none. */
export function positionIn(texts: readonly string[]): Position | undefined {
  return texts.flatMap((text) => readPosition(text) ?? [])[0];
}

/** Latitude and longitude as the fields of the form hold them. */
export function positionTexts({ latitude, longitude }: Position): [string, string] {
  return [written(latitude), written(longitude)];
}

function written(degrees: number): string {
  return String(Number(degrees.toFixed(DIGITS)));
}

/** Whether one of them is a map link. If `positionIn` finds nothing, the link has no position. */
export function isLinkAmong(texts: readonly string[]): boolean {
  return texts.some(isMapLink);
}

/** What people call the place at a position; empty if nothing within 5 km has a name. Throws what `read` throws. */
export async function placeNear(position: Position, read: ReadFile): Promise<string> {
  const tile = tileAt(position);
  return tile === undefined ? "" : nameOfTile(tile, read, NEAR_KM);
}
