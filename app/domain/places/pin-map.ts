import type { ReadFile } from "./find-places.ts";
import { MAP_SIZE, placesOnMap, viewMap, type MapView } from "./map-view.ts";
import { MAP_COLUMNS, nearWindow, positionOn, squareOf, wideWindow } from "./map-window.ts";
import type { Place } from "./place.ts";
import { tileAt, type Position, type Tile } from "./tiles.ts";

/** A map on which the place of a shop is pinned. */
export interface PinMap {
  /** The tile in its middle. */
  around: Tile;
  /** Whether it shows the bigger squares, each of which opens the map of that area. */
  isWide: boolean;
  view: MapView;
}

/** The map around a place. If `read` throws, its squares have no names, as that is better than no map. */
export async function pinMapAround(place: Place, isWide: boolean, read: ReadFile): Promise<PinMap> {
  const window = isWide ? wideWindow(place.tile) : nearWindow(place.tile);
  const places = await placesOnMap(window, read).catch(() => []);
  return { around: place.tile, isWide, view: viewMap(window, [place], places) };
}

/** The pin of a position, in the units of the drawing. */
export interface Pin {
  x: number;
  y: number;
  /** The number of the square it is in. */
  square: number;
}

/** Undefined for a position that the map does not show. */
export function pinOn({ around, isWide }: PinMap, position: Position): Pin | undefined {
  const window = isWide ? wideWindow(around) : nearWindow(around);
  const point = positionOn(window, position);
  const tile = tileAt(position);
  const square = tile === undefined ? undefined : squareOf(window, tile);
  if (!point || square === undefined) return undefined;
  const side = MAP_SIZE.width / MAP_COLUMNS;
  return { x: point.x * side, y: point.y * side, square };
}
