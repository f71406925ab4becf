import type { ReadFile } from "./find-places.ts";
import { LINE_HEIGHT, placeLabels, type Box, type Label } from "./map-labels.ts";
import { nearWindow, pointOn } from "./map-window.ts";
import { betterKnown, placesNear, type NearPlace } from "./nearest-place.ts";
import type { Place } from "./place.ts";
import { writeTile, type Tile } from "./tiles.ts";

/* The map above a feed: the square of a place in its middle, and what is called how around it. */

/** The side of a square on the drawing. */
export const SQUARE = 52;
/** Of the part of the drawing that has names: as wide as a phone. */
export const CORNER_SIZE = { width: 320, height: 224 };

const MIDDLE = { x: CORNER_SIZE.width / 2, y: CORNER_SIZE.height / 2 };
/** The square in the middle, in which only shops are named. */
export const LIT: Box = {
  left: MIDDLE.x - SQUARE / 2,
  right: MIDDLE.x + SQUARE / 2,
  top: MIDDLE.y - SQUARE / 2,
  bottom: MIDDLE.y + SQUARE / 2,
};
/** Left free for the button that lies over the drawing on wide screens. */
const BUTTON: Box = { left: 0, right: 200, top: 180, bottom: CORNER_SIZE.height };

/** The most areas whose places are kept, so that a crowd in one place reads its names once. */
const MOST_KEPT = 50;
const kept = new Map<string, NearPlace[]>();

/** The places that the map around a tile may name, better known ones first. Throws what `read` throws. */
export async function placesAround(tile: Tile, read: ReadFile): Promise<NearPlace[]> {
  const key = writeTile(tile);
  const known = kept.get(key);
  if (known) return known;
  const window = nearWindow(tile);
  const places = await placesNear([tile], read);
  const found = betterKnown(places.filter((place) => pointOn(window, place.tile) !== undefined));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/** The names on the map: that of the place below its square, then shops, then places, as far as there is room. */
export function labelCorner(
  { tile, name }: Place,
  places: readonly NearPlace[],
  shops: readonly Place[],
): Label[] {
  const window = nearWindow(tile);
  const here = pointOn(window, tile) ?? { x: 0, y: 0 };
  const around = [
    ...shops.map((shop) => ({ ...shop, isShop: true, avoids: [BUTTON] })),
    ...places.map((place) => ({ ...place, isShop: false, avoids: [BUTTON, LIT] })),
  ].flatMap(({ tile: there, ...point }) => {
    const at = pointOn(window, there);
    if (!at) return [];
    const x = MIDDLE.x + (at.x - here.x) * SQUARE;
    const y = MIDDLE.y + (at.y - here.y) * SQUARE;
    return isOn({ x, y }) ? { ...point, x, y } : [];
  });
  const own = { name, x: MIDDLE.x, y: LIT.bottom + LINE_HEIGHT };
  const labels = placeLabels(name === "" ? around : [own, ...around], CORNER_SIZE);
  return labels.map((label) => ({ ...label, x: Math.round(label.x), y: Math.round(label.y) }));
}

function isOn({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && x <= CORNER_SIZE.width && y >= 0 && y <= CORNER_SIZE.height;
}

/** Whether a name lies in the band of this height around the middle, which is all that a phone shows. */
export function isInBand({ lines, y }: Label, height: number): boolean {
  const [top, bottom] = [y - LINE_HEIGHT / 2, y + (lines.length - 0.5) * LINE_HEIGHT];
  return top >= MIDDLE.y - height / 2 && bottom <= MIDDLE.y + height / 2;
}
