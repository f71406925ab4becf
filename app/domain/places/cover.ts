import { REACHES } from "#app/db/closed-lists.ts";
import { centreOf, columnAndRow, distanceKm, numbered, parentOf, type Tile } from "./tiles.ts";
import { placeOfParent, tilesOf, type PostPlace } from "./post-place.ts";

export { REACHES };
export type Reach = (typeof REACHES)[number];

/** What lies within reach, tile centre to tile centre, in rings of up to 1, 3 and 10 km: a post must reach as far itself. */
export interface Cover {
  /** The tiles of each ring; of the outermost one only those that `parents` leaves out. */
  rings: Record<Reach, Tile[]>;
  /** Parents (zoom 14) of which every tile is within 10 km, so that posts that reach so far need not be sought by tile. */
  parents: number[];
  /** Parents that have a tile within reach, by the ring of the nearest one; of the outermost as above. */
  touched: Record<Reach, number[]>;
}

/** The cover of a circle of `reach` kilometres around the centre of a tile. */
export function coverOf(tile: Tile, reach: Reach): Cover {
  const cover: Cover = { rings: noRings(), parents: [], touched: noRings() };
  const families = new Map<number, { tile: Tile; ring: Reach }[]>();
  for (const { other, km } of tilesWithin(tile, reach)) {
    familyOf(families, other).push({ tile: other, ring: ringOf(km) });
  }
  for (const [parent, family] of families) {
    const isWhole = reach === 10 && family.length === childrenOf(parent);
    if (isWhole) cover.parents.push(parent);
    const sought = isWhole ? family.filter(({ ring }) => ring < 10) : family;
    for (const { tile: other, ring } of sought) cover.rings[ring].push(other);
    const nearest = REACHES.find((ring) => sought.some((other) => other.ring === ring));
    if (nearest) cover.touched[nearest].push(parent);
  }
  return cover;
}

/** Sixteen, but for the last rows of the world. */
function childrenOf(parent: number): number {
  return new Set(tilesOf(placeOfParent(parent))).size;
}

function ringOf(km: number): Reach {
  return REACHES.find((reach) => km <= reach) ?? 10;
}

function familyOf<Of>(families: Map<number, Of[]>, tile: Tile): Of[] {
  const parent = parentOf(tile);
  const family = families.get(parent) ?? [];
  families.set(parent, family);
  return family;
}

/**
 * The tiles from whose centre it is at most `reach` kilometres to the nearest tile of a place, in rings as a cover's: those
 * from which a post that belongs there is seen.
 */
export function ringsAround(place: PostPlace, reach: Reach): Cover["rings"] {
  const nearest = new Map<Tile, number>();
  for (const tile of tilesOf(place)) {
    for (const { other, km } of tilesWithin(tile, reach))
      if (km < (nearest.get(other) ?? Infinity)) nearest.set(other, km);
  }
  const rings = noRings();
  for (const [tile, km] of nearest) rings[ringOf(km)].push(tile);
  return rings;
}

function noRings(): Cover["rings"] {
  return { 1: [], 3: [], 10: [] };
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
