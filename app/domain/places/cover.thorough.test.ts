import * as fc from "fast-check";
import { expect, it } from "vitest";
import { coverOf, REACHES } from "./cover.ts";
import {
  centreOf,
  columnAndRow,
  distanceKm,
  numbered,
  tileAt,
  TILES_ACROSS_PARENT,
  type Tile,
} from "./tiles.ts";

const anyTile = fc
  .record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((position) => tileAt(position) ?? -1);

function childrenOf(parent: number): Tile[] {
  const side = 2 ** 14;
  const [x, y] = [(parent % side) * 4, Math.floor(parent / side) * 4];
  return Array.from({ length: TILES_ACROSS_PARENT ** 2 }, (_, n) =>
    numbered(x + (n % 4), y + Math.floor(n / 4)),
  );
}

it.each(REACHES)(
  "the cover of %s km is every tile whose centre is as near, once, in the ring of its distance",
  (reach) => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        const { rings, parents } = coverOf(tile, reach);
        const kmTo = (other: Tile) => distanceKm(centreOf(tile), centreOf(other));
        const wholly = parents.flatMap(childrenOf);
        for (const other of wholly) expect(kmTo(other)).toBeLessThanOrEqual(10);
        const far = [...rings[10], ...wholly.filter((other) => kmTo(other) > 3)];
        const all = [...rings[1], ...rings[3], ...far];
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBe(countWithin(tile, reach));
        for (const other of rings[1]) expect(kmTo(other)).toBeLessThanOrEqual(1);
        for (const other of rings[3]) expect(kmTo(other)).toBeGreaterThan(1);
        for (const other of rings[3]) expect(kmTo(other)).toBeLessThanOrEqual(3);
        for (const other of far) expect(kmTo(other)).toBeGreaterThan(3);
        for (const other of far) expect(kmTo(other)).toBeLessThanOrEqual(10);
      }),
      { numRuns: 30 },
    );
  },
);

/** Brute force over a box that is wide enough at 70°. */
function countWithin(tile: Tile, km: number): number {
  const { x, y } = columnAndRow(tile);
  const half = Math.ceil(km / 0.2) + 2;
  let count = 0;
  for (let row = y - half; row <= y + half; row += 1) {
    for (let column = x - half; column <= x + half; column += 1) {
      const other = numbered(column, row);
      if (columnAndRow(other).y !== row) continue;
      if (distanceKm(centreOf(tile), centreOf(other)) <= km) count += 1;
    }
  }
  return count;
}

it("goes across the date line", () => {
  const east = tileAt({ latitude: -16.8, longitude: 179.999 }) ?? -1;
  const west = tileAt({ latitude: -16.8, longitude: -179.999 }) ?? -1;
  expect(coverOf(east, 1).rings[1]).toContain(west);
});

it("ends at the last row, beyond which there is none", () => {
  const last = tileAt({ latitude: 80, longitude: 15 }) ?? -1;
  const { rings } = coverOf(last, 1);
  expect(new Set(rings[1]).size).toBe(rings[1].length);
  expect(rings[1]).toContain(last);
});
