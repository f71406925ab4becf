import { REACHES } from "#app/db/closed-lists.ts";
import {
  centreOf,
  columnAndRow,
  distanceKm,
  numbered,
  parentOf,
  TILES_ACROSS_PARENT,
  type Tile,
} from "./tiles.ts";

export { REACHES };
export type Reach = (typeof REACHES)[number];

/** Tiles within reach, centre to centre, in rings of up to 1, 3 and 10 km: a post must reach as far itself. */
export interface Cover {
  rings: Record<Reach, Tile[]>;
  /** Parent tiles (zoom 14) whose sixteen tiles all belong to the outermost ring. */
  parents: number[];
}

/** The cover of a circle of `reach` kilometres around the centre of a tile. */
export function coverOf(tile: Tile, reach: Reach): Cover {
  const cover: Cover = { rings: { 1: [], 3: [], 10: [] }, parents: [] };
  const families = new Map<number, Tile[]>();
  for (const { other, km } of tilesWithin(tile, reach)) {
    const ring = ringOf(km);
    if (ring === 10) familyOf(families, other).push(other);
    else cover.rings[ring].push(other);
  }
  for (const [parent, tiles] of families) {
    if (tiles.length === TILES_ACROSS_PARENT ** 2) cover.parents.push(parent);
    else cover.rings[10].push(...tiles);
  }
  return cover;
}

function ringOf(km: number): Reach {
  return REACHES.find((reach) => km <= reach) ?? 10;
}

function familyOf(families: Map<number, Tile[]>, tile: Tile): Tile[] {
  const parent = parentOf(tile);
  const family = families.get(parent) ?? [];
  families.set(parent, family);
  return family;
}

/** The tiles whose centres lie within so many kilometres of the centre of this one, and how far each is. */
export function* tilesWithin(tile: Tile, km: number): Generator<{ other: Tile; km: number }> {
  const centre = centreOf(tile);
  const { x, y } = columnAndRow(tile);
  for (const row of rowsWithin(x, y, km)) {
    // From the middle of the row to either side, until a tile is too far.
    for (const [begin, step] of [
      [x, 1],
      [x - 1, -1],
    ] as const) {
      for (let column = begin; ; column += step) {
        const other = numbered(column, row);
        const distance = distanceKm(centre, centreOf(other));
        if (distance > km) break;
        yield { other, km: distance };
      }
    }
  }
}

function rowsWithin(x: number, y: number, km: number): number[] {
  const centre = centreOf(numbered(x, y));
  const isWithin = (row: number) => {
    const other = numbered(x, row);
    return columnAndRow(other).y === row && distanceKm(centre, centreOf(other)) <= km;
  };
  const rows = [y];
  for (const step of [-1, 1]) {
    for (let row = y + step; isWithin(row); row += step) rows.push(row);
  }
  return rows;
}
