import { expect, it } from "vitest";
import { viewMap } from "./map-view.ts";
import { nearWindow, squareOf, wideWindow } from "./map-window.ts";
import { centreOf, columnAndRow, distanceKm, numbered, tileAt, type Tile } from "./tiles.ts";

/** How many taps lead from the map of a tile to another one: a lit square, or the wide map, a square of it, a square. */
function tapsTo(wanted: Tile, from: Tile): number {
  if (squareOf(nearWindow(from), wanted) !== undefined) return 1;
  const wide = wideWindow(from);
  const at = squareOf(wide, wanted);
  const own = { tile: from, name: "" };
  // A place at the edge of the square, which is the one that it leads to.
  const places = [{ name: "At the edge", tile: wanted, isLess: false, isOffice: false }];
  const ways = [viewMap(wide, [own], []), viewMap(wide, [own], places)];
  const leads = ways.map(({ squares }) => squares[at ?? -1]?.tile ?? -1);
  const isThere = leads.every((tile) => squareOf(nearWindow(tile), wanted) !== undefined);
  return at !== undefined && isThere ? 3 : Infinity;
}

/** All tiles whose middle is up to so many kilometres from that of a tile. */
function tilesWithin(tile: Tile, km: number): Tile[] {
  const { x, y } = columnAndRow(tile);
  const steps = Array.from({ length: 41 }, (_, at) => at - 20);
  return steps
    .flatMap((right) => steps.map((down) => numbered(x + right, y + down)))
    .filter((other) => distanceKm(centreOf(tile), centreOf(other)) <= km);
}

it.each([8.1, 13, 19.1, 28.6, 34.2, -33.9, 46.9])(
  "at %s°, whatever is within 5 km of a suggestion takes three taps at most",
  (latitude) => {
    // Sixteen in a row and column, as they lie differently in the bigger squares.
    const { x, y } = columnAndRow(tileAt({ latitude, longitude: 77 }) ?? -1);
    for (let step = 0; step < 16; step += 1) {
      const from = numbered(x + (step % 4), y + Math.floor(step / 4));
      const taps = tilesWithin(from, 5).map((wanted) => tapsTo(wanted, from));
      expect(taps.length).toBeGreaterThan(200);
      expect(Math.max(...taps)).toBe(3);
    }
  },
);
