import type { ReadFile } from "./find-places.ts";
import { MAP_SIZE, placesOnMap, viewMap, type MapView } from "./map-view.ts";
import { MAP_COLUMNS, nearWindow, positionOn, squareOf, wideWindow } from "./map-window.ts";
import type { Place } from "./place.ts";
import { tileAt, type Position, type Tile } from "./tiles.ts";

/** A map on which the place of a shop is pinned. */
export interface PinMap {
  /** The tile in its middle. */
  around: Tile;
  /** Whether its squares are bigger ones, each of which leads to the map of those in it. */
  isWide: boolean;
  view: MapView;
}

/** The map around a place. Squares without names are better than none, where `read` throws. */
export async function pinMapAround(place: Place, isWide: boolean, read: ReadFile): Promise<PinMap> {
  const window = isWide ? wideWindow(place.tile) : nearWindow(place.tile);
  const places = await placesOnMap(window, read).catch(() => []);
  return { around: place.tile, isWide, view: viewMap(window, [place], places) };
}

/** The pin of a position, in the units of the drawing. */
export interface Pin {
  x: number;
  y: number;
  /** Which of the squares it is in. */
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
