import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MAP_COLUMNS,
  MAP_ROWS,
  nearWindow,
  pointOn,
  squareOf,
  squaresOf,
  wideWindow,
} from "./map-window.ts";
import { columnAndRow, FIRST_ROW, LAST_ROW, numbered, tileAt } from "./tiles.ts";

const anyTile = fc
  .record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((position) => tileAt(position) ?? -1);

describe.each([
  ["near", nearWindow, 1],
  ["wide", wideWindow, 4],
] as const)("the %s map of any tile", (_, windowOf, across) => {
  it("has different squares, each of which lies where it is counted, and one of them holds the tile", () => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        const window = windowOf(tile);
        const squares = squaresOf(window);
        expect(new Set(squares).size).toBe(MAP_COLUMNS * MAP_ROWS);
        expect(squares.map((square) => squareOf(window, square))).toEqual([...squares.keys()]);
        const middle = columnAndRow(squares[squareOf(window, tile) ?? -1] ?? -1);
        const at = columnAndRow(tile);
        expect(Math.floor(middle.x / across)).toBe(Math.floor(at.x / across));
        expect(Math.floor(middle.y / across)).toBe(Math.floor(at.y / across));
      }),
    );
  });

  it("goes on beyond the date line, and ends with the world's last rows", () => {
    const beyond = squaresOf(windowOf(numbered(0, 30_000))).map((square) => columnAndRow(square).x);
    expect(Math.max(...beyond)).toBeGreaterThan(65_000);
    expect(Math.min(...beyond)).toBeLessThan(across);
    for (const y of [FIRST_ROW, LAST_ROW]) {
      const rows = squaresOf(windowOf(numbered(7, y))).map((square) => columnAndRow(square).y);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(FIRST_ROW);
      expect(Math.max(...rows)).toBeLessThanOrEqual(LAST_ROW);
    }
  });
});

it("a point is in the middle of its tile, and beside the map only within the margin", () => {
  const tile = numbered(0, 30_000);
  const window = nearWindow(tile);
  expect(pointOn(window, tile)).toEqual({ x: 3.5, y: 4.5 });
  const beside = numbered(-4, 30_000);
  expect(pointOn(window, beside)).toBeUndefined();
  expect(pointOn(window, beside, 1)).toEqual({ x: -0.5, y: 4.5 });
  expect(pointOn(window, numbered(-5, 30_000), 1)).toBeUndefined();
  expect(pointOn(wideWindow(tile), tile)).toEqual({ x: 3.125, y: 4.125 });
});
