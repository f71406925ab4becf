import type { ReadFile } from "./find-places.ts";
import { placeLabels, type Label } from "./map-labels.ts";
import {
  MAP_COLUMNS,
  MAP_ROWS,
  pointOn,
  squareOf,
  squaresOf,
  type MapWindow,
} from "./map-window.ts";
import { betterKnown, mapName, MARGIN, placesNear, type NearPlace } from "./nearest-place.ts";
import type { Place } from "./place.ts";
import type { Tile } from "./tiles.ts";

/** The side of a square on the drawing. A phone of 360 px shows it one to one, nearly. */
const SQUARE = 52;
export const MAP_SIZE = { width: MAP_COLUMNS * SQUARE, height: MAP_ROWS * SQUARE };

/** So many of the nearest shops are named before places: one knows them by sight, but not where an area ends. */
const SHOPS_FIRST = 3;

/** With fewer places around, squares may be named after one further away: within so many tiles, 25 km in India. */
const FEW = 20;
const FAR_MARGIN = 60;

/** A square that can be tapped. */
export interface MapSquare {
  /** Which tile a tap leads to: a bigger square, to that of its best known place, or else to one in its middle. */
  tile: Tile;
  /** What it is called; empty if nothing near has a name. */
  name: string;
  /** How many squares it is north and east of the one that is lit at first; south and west are below 0. */
  north: number;
  east: number;
}

export interface MapView {
  squares: MapSquare[];
  labels: Label[];
  /** Which of the squares is lit at first. */
  lit: number;
}

/** The places on and around a map, better known ones first. Throws what `read` throws. */
export async function placesOnMap(window: MapWindow, read: ReadFile): Promise<NearPlace[]> {
  const squares = squaresOf(window);
  const corners = [0, MAP_COLUMNS - 1, -MAP_COLUMNS, -1].flatMap((at) => squares.at(at) ?? []);
  const places = await placesNear(corners, read);
  const within = (margin: number) =>
    places.filter(({ tile }) => pointOn(window, tile, margin) !== undefined);
  const near = within(MARGIN);
  return betterKnown(near.length < FEW ? within(FAR_MARGIN) : near);
}

/** A map as it is drawn: `own` are places with names that somebody has given or chosen; the first one is lit. */
export function viewMap(
  window: MapWindow,
  own: readonly [Place, ...Place[]],
  places: readonly NearPlace[],
  shops: readonly Place[] = [],
): MapView {
  const lit = squareOf(window, own[0].tile) ?? 0;
  const named = own.filter(({ name }) => name !== "");
  const chosen = window.across === 1 ? new Map() : bestKnown(window, [...own, ...places]);
  const squares = squaresOf(window).map((middle, at) => {
    const tile = chosen.get(at) ?? middle;
    const ownName = named.find((place) => place.tile === tile)?.name;
    return { tile, name: ownName ?? mapName(places, tile), ...offset(lit, at) };
  });
  const [near, far] = [shops.slice(0, SHOPS_FIRST), shops.slice(SHOPS_FIRST)];
  const points = [
    ...named.map(asPlace),
    ...near.map(asShop),
    ...places.map(asPlace),
    ...far.map(asShop),
  ].flatMap(({ name, tile, isShop }) => {
    const point = pointOn(window, tile);
    return point ? { name, isShop, x: point.x * SQUARE, y: point.y * SQUARE } : [];
  });
  return { squares, labels: placeLabels(points, MAP_SIZE), lit };
}

const asPlace = (place: Place) => ({ ...place, isShop: false });
const asShop = (shop: Place) => ({ ...shop, isShop: true });

function bestKnown(window: MapWindow, places: readonly { tile: Tile }[]): Map<number, Tile> {
  const best = new Map<number, Tile>();
  for (const { tile } of places) {
    const square = squareOf(window, tile);
    if (square !== undefined && !best.has(square)) best.set(square, tile);
  }
  return best;
}

function offset(from: number, to: number): Pick<MapSquare, "north" | "east"> {
  const row = (at: number) => Math.floor(at / MAP_COLUMNS);
  return { north: row(from) - row(to), east: (to % MAP_COLUMNS) - (from % MAP_COLUMNS) };
}
