/**
 * Places are squares of the map: web-mercator tiles, numbered row by row from the north-west corner of the world,
 * `y × 2^zoom + x` (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames). Nothing finer is known here.
 */

/** The number of a tile at zoom 16: about 611 m × cos(latitude) wide. The finest place that there is. */
export type Tile = number;

/** A place in degrees. It exists only on a device, and as the centre of a tile. */
export interface Position {
  latitude: number;
  longitude: number;
}

const ZOOM = 16;
const PARENT_ZOOM = 14;
const SIDE = 2 ** ZOOM;
/** How many tiles of zoom 16 lie side by side in one of zoom 14. */
export const TILES_ACROSS_PARENT = 2 ** (ZOOM - PARENT_ZOOM);
/** North and south of these degrees hardly anybody lives, and tiles get tiny: the last rows stand for all beyond. */
const LAST_LATITUDE = 80;
const EARTH_RADIUS_KM = 6371.0088;

/** The tile that a position lies in; undefined for what is no position. */
export function tileAt({ latitude, longitude }: Position): Tile | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return numbered(Math.floor(((longitude + 180) / 360) * SIDE), rowAt(latitude));
}

/** The middle of a tile, in degrees. */
export function centreOf(tile: Tile): Position {
  const { x, y } = columnAndRow(tile);
  const bend = Math.PI * (1 - (2 * (y + 0.5)) / SIDE);
  return {
    latitude: (Math.atan(Math.sinh(bend)) * 180) / Math.PI,
    longitude: ((x + 0.5) / SIDE) * 360 - 180,
  };
}

/** The column and row of a tile, counted from the north-west corner. */
export function columnAndRow(tile: Tile): { x: number; y: number } {
  return { x: tile % SIDE, y: Math.floor(tile / SIDE) };
}

/** The tile in this column and row. Columns go round the world; the rows end at 80° north and south. */
export function numbered(x: number, y: number): Tile {
  const row = Math.min(LAST_ROW, Math.max(FIRST_ROW, y));
  return row * SIDE + (((x % SIDE) + SIDE) % SIDE);
}

function rowAt(latitude: number): number {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * SIDE);
}

const FIRST_ROW = rowAt(LAST_LATITUDE);
const LAST_ROW = rowAt(-LAST_LATITUDE);

/** The number, at zoom 14, of the larger tile that this one lies in. */
export function parentOf(tile: Tile): number {
  const { x, y } = columnAndRow(tile);
  const side = SIDE / TILES_ACROSS_PARENT;
  return Math.floor(y / TILES_ACROSS_PARENT) * side + Math.floor(x / TILES_ACROSS_PARENT);
}

/** A tile as it is told to the server: zoom, column and row, `16/46234/29482`. */
export function writeTile(tile: Tile): string {
  const { x, y } = columnAndRow(tile);
  return `${ZOOM}/${x}/${y}`;
}

/**
 * Reads a tile as `writeTile` writes it. A finer one, of a zoom up to 24, is rounded to the one that it lies in, so
 * that nothing finer gets past here; undefined for a coarser one and for what is no tile.
 */
export function readTile(written: string): Tile | undefined {
  const [, zoom = 0, x = 0, y = 0] = (/^(\d\d)\/(\d{1,8})\/(\d{1,8})$/.exec(written) ?? []).map(
    Number,
  );
  if (zoom < ZOOM || zoom > 24 || Math.max(x, y) >= 2 ** zoom) return undefined;
  const finer = 2 ** (zoom - ZOOM);
  return numbered(Math.floor(x / finer), Math.floor(y / finer));
}

/** The distance between two positions along the earth's surface, in kilometres (haversine formula). */
export function distanceKm(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(other.latitude - one.latitude) + along * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
