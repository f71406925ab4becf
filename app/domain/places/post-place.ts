import {
  centreOf,
  columnAndRow,
  distanceKm,
  middleOfParent,
  numbered,
  parentOf,
  PARENT_ZOOM,
  TILES_ACROSS_PARENT,
  writeTile,
  ZOOM,
  type Tile,
} from "./tiles.ts";

/**
 * Where a post belongs, as it is stored: to a tile or, as a negative number, to the parent of sixteen tiles. No tile and no
 * parent has the number 0, as the first rows lie beyond 80° north. Only this file tells the two apart.
 */
export type PostPlace = number;

/** The place of a post that belongs to all of its tile's parent. */
export function wholeParent(tile: Tile): PostPlace {
  return placeOfParent(parentOf(tile));
}

/** The place of a post that belongs to a parent of this number. */
export function placeOfParent(parent: number): PostPlace {
  return -parent;
}

/** The tile of a place, or the sixteen tiles of its parent. */
export function tilesOf(place: PostPlace): Tile[] {
  if (place > 0) return [place];
  const { x, y } = columnAndRow(firstOf(-place));
  const steps = Array.from({ length: TILES_ACROSS_PARENT ** 2 }, (_, n) => n);
  return steps.map((n) =>
    numbered(x + (n % TILES_ACROSS_PARENT), y + Math.floor(n / TILES_ACROSS_PARENT)),
  );
}

/** How far it is from the centre of a tile to the nearest centre of a place's tiles, in kilometres. */
export function kmToPlace(tile: Tile, place: PostPlace): number {
  const centre = centreOf(tile);
  return Math.min(...tilesOf(place).map((other) => distanceKm(centre, centreOf(other))));
}

/** A tile in the middle of a place's parent, the same one for all sixteen and for the parent itself. */
export function middleOf(place: PostPlace): Tile {
  return middleOfParent(place > 0 ? place : firstOf(-place));
}

/** A place as people and programs are told it: zoom, column and row, `16/46234/29482` or `14/11558/7370`. */
export function writePlace(place: PostPlace): string {
  if (place > 0) return writeTile(place);
  return `${PARENT_ZOOM}/${-place % PARENT_SIDE}/${Math.floor(-place / PARENT_SIDE)}`;
}

const PARENT_SIDE = 2 ** PARENT_ZOOM;

/** The tile in the north-west corner of a parent. Its row may lie beyond the last one, which `numbered` would not give. */
function firstOf(parent: number): Tile {
  const [x, y] = [parent % PARENT_SIDE, Math.floor(parent / PARENT_SIDE)];
  return y * TILES_ACROSS_PARENT * 2 ** ZOOM + x * TILES_ACROSS_PARENT;
}
