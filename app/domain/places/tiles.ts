// Places are web-mercator tiles, numbered row by row from the north-west, `y × 2^zoom + x`. Nothing finer is stored.
// https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames

/** A tile at zoom 16, about 611 m × cos(latitude) wide. */
export type Tile = number;

/** In degrees. It exists only on a device, and as the centre of a tile. */
export interface Position {
  latitude: number;
  longitude: number;
}

export const ZOOM = 16;
export const PARENT_ZOOM = 14;
const SIDE = 2 ** ZOOM;
export const TILES_ACROSS_PARENT = 2 ** (ZOOM - PARENT_ZOOM);
/** Hardly anybody lives beyond these degrees, and tiles get tiny there: the last rows stand for everything beyond. */
const LAST_LATITUDE = 80;
const EARTH_RADIUS_KM = 6371.0088;

/** The tile of a position; undefined for an invalid one. */
export function tileAt({ latitude, longitude }: Position): Tile | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const { x, y } = pointAt({ latitude, longitude });
  return numbered(Math.floor(x), Math.floor(y));
}

export function centreOf(tile: Tile): Position {
  const { x, y } = columnAndRow(tile);
  const bend = Math.PI * (1 - (2 * (y + 0.5)) / SIDE);
  return {
    latitude: (Math.atan(Math.sinh(bend)) * 180) / Math.PI,
    longitude: ((x + 0.5) / SIDE) * 360 - 180,
  };
}

/** Counted from the north-west corner. */
export function columnAndRow(tile: Tile): { x: number; y: number } {
  return { x: tile % SIDE, y: Math.floor(tile / SIDE) };
}

/** The tile in this column and row. Columns wrap around the world; rows end at 80° north and south. */
export function numbered(x: number, y: number): Tile {
  const row = Math.min(LAST_ROW, Math.max(FIRST_ROW, y));
  return row * SIDE + (((x % SIDE) + SIDE) % SIDE);
}

/** The column and row of a position; the fractions say where in its tile it lies. */
export function pointAt({ latitude, longitude }: Position): { x: number; y: number } {
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * SIDE,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * SIDE,
  };
}

function rowAt(latitude: number): number {
  return Math.floor(pointAt({ latitude, longitude: 0 }).y);
}

/** The rows at 80° north and south. */
export const FIRST_ROW = rowAt(LAST_LATITUDE);
export const LAST_ROW = rowAt(-LAST_LATITUDE);

/** The number of the tile's parent at zoom 14. */
export function parentOf(tile: Tile): number {
  const { x, y } = columnAndRow(tile);
  const side = SIDE / TILES_ACROSS_PARENT;
  return Math.floor(y / TILES_ACROSS_PARENT) * side + Math.floor(x / TILES_ACROSS_PARENT);
}

/** A tile in the middle of the one's parent at zoom 14, the same one for all sixteen. */
export function middleOfParent(tile: Tile): Tile {
  const { x, y } = columnAndRow(tile);
  const middle = (at: number) => at - (at % TILES_ACROSS_PARENT) + TILES_ACROSS_PARENT / 2;
  return numbered(middle(x), middle(y));
}

/** A tile as the server receives it: zoom, column and row, `16/46234/29482`. */
export function writeTile(tile: Tile): string {
  const { x, y } = columnAndRow(tile);
  return `${ZOOM}/${x}/${y}`;
}

/** Reads what `writeTile` writes. Rounds finer tiles, up to zoom 24, to the one they lie in; undefined for the rest. */
export function readTile(written: string): Tile | undefined {
  const [, zoom = 0, x = 0, y = 0] = (/^(\d\d)\/(\d{1,8})\/(\d{1,8})$/.exec(written) ?? []).map(
    Number,
  );
  if (zoom < ZOOM || zoom > 24 || Math.max(x, y) >= 2 ** zoom) return undefined;
  const finer = 2 ** (zoom - ZOOM);
  return numbered(Math.floor(x / finer), Math.floor(y / finer));
}

/** The distance along the earth's surface in kilometres (haversine formula). */
export function distanceKm(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(other.latitude - one.latitude) + along * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
