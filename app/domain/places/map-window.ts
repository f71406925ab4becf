import {
  columnAndRow,
  FIRST_ROW,
  LAST_ROW,
  numbered,
  pointAt,
  tileAt,
  TILES_ACROSS_PARENT,
  type Position,
  type Tile,
} from "./tiles.ts";

export const MAP_COLUMNS = 7;
export const MAP_ROWS = 8;

/** The part of the world on a map: rows of squares, each of so many tiles `across`, from the north-western one on. */
export interface MapWindow {
  x: number;
  y: number;
  across: number;
}

/** A map of tiles around one: three to either side of it, and nearer to the poles than 80° nothing. */
export function nearWindow(tile: Tile): MapWindow {
  return windowAround(tile, 1);
}

/** A map of parents around that of a tile. It shows whatever is within 5 km, up to 47° north and south. */
export function wideWindow(tile: Tile): MapWindow {
  return windowAround(tile, TILES_ACROSS_PARENT);
}

function windowAround(tile: Tile, across: number): MapWindow {
  const { x, y } = columnAndRow(tile);
  const column = Math.floor(x / across) - Math.floor(MAP_COLUMNS / 2);
  const row = Math.floor(y / across) - Math.floor(MAP_ROWS / 2);
  const first = Math.floor(FIRST_ROW / across);
  const last = Math.floor(LAST_ROW / across) - MAP_ROWS + 1;
  const shown = Math.min(last, Math.max(first, row));
  return { x: column * across, y: shown * across, across };
}

/** The squares of a map, row by row, each as a tile in its middle. */
export function squaresOf({ x, y, across }: MapWindow): Tile[] {
  const middle = Math.floor((across - 1) / 2);
  return Array.from({ length: MAP_COLUMNS * MAP_ROWS }, (_, at) =>
    numbered(
      x + (at % MAP_COLUMNS) * across + middle,
      y + Math.floor(at / MAP_COLUMNS) * across + middle,
    ),
  );
}

/** Where the middle of a tile is, in squares from the corner; undefined further than so many tiles beside the map. */
export function pointOn(
  { x, y, across }: MapWindow,
  tile: Tile,
  margin = 0,
): { x: number; y: number } | undefined {
  const at = columnAndRow(tile);
  // Columns go on beyond the date line.
  const right = columnAndRow(numbered(at.x - x + margin, at.y)).x - margin;
  const down = at.y - y;
  const isOn =
    right < MAP_COLUMNS * across + margin && down >= -margin && down < MAP_ROWS * across + margin;
  return isOn ? { x: (right + 0.5) / across, y: (down + 0.5) / across } : undefined;
}

/** Where a position is, in squares from the corner; undefined if the map does not show it. */
export function positionOn(
  window: MapWindow,
  position: Position,
): { x: number; y: number } | undefined {
  const tile = tileAt(position);
  const middle = tile === undefined ? undefined : pointOn(window, tile);
  if (!middle) return undefined;
  const { x, y } = pointAt(position);
  const into = (at: number) => (at - Math.floor(at) - 0.5) / window.across;
  return { x: middle.x + into(x), y: middle.y + into(y) };
}

/** The square that a tile lies in, counted as `squaresOf` does; undefined if the map does not show it. */
export function squareOf(window: MapWindow, tile: Tile): number | undefined {
  const point = pointOn(window, tile);
  return point && Math.floor(point.y) * MAP_COLUMNS + Math.floor(point.x);
}
