import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centreOf,
  columnAndRow,
  distanceKm,
  numbered,
  parentOf,
  readTile,
  tileAt,
  writeTile,
} from "./tiles.ts";

const anyPosition = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
});

describe("a position", () => {
  it.each([
    ["Gateway of India", { latitude: 18.922, longitude: 72.8347 }, "16/46027/29258"],
    ["Greenwich", { latitude: 51.4779, longitude: 0 }, "16/32768/21801"],
    ["the equator's crossing with the date line", { latitude: 0, longitude: -180 }, "16/0/32768"],
  ])("of %s lies in the tile that maps have there", (_, position, written) => {
    expect(writeTile(tileAt(position) ?? -1)).toBe(written);
  });

  it("is known no more exactly than by its tile: its centre has the same one, within half a diagonal", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const tile = tileAt(position) ?? -1;
        expect(tileAt(centreOf(tile))).toBe(tile);
        expect(distanceKm(position, centreOf(tile))).toBeLessThan(0.4323);
      }),
    );
  });

  it("beyond 80° is one of the last row there, and at 180° one of the first column", () => {
    const row = (latitude: number) => columnAndRow(tileAt({ latitude, longitude: 10 }) ?? -1).y;
    expect([row(90), row(84)]).toEqual([row(80), row(80)]);
    expect([row(-90), row(-86)]).toEqual([row(-80), row(-80)]);
    expect(tileAt({ latitude: 10, longitude: 180 })).toBe(
      tileAt({ latitude: 10, longitude: -180 }),
    );
  });

  it.each([
    [90.1, 0],
    [0, 180.1],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Number.POSITIVE_INFINITY, 0],
  ])("of %s, %s is none", (latitude, longitude) => {
    expect(tileAt({ latitude, longitude })).toBeUndefined();
  });
});

describe("a tile as it is written", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const tile = tileAt(position) ?? -1;
        expect(readTile(writeTile(tile))).toBe(tile);
      }),
    );
  });

  it("is rounded to the one that it lies in where it is a finer one", () => {
    const tile = numbered(46_027, 29_208);
    expect(readTile(`20/${46_027 * 16 + 5}/${29_208 * 16 + 15}`)).toBe(tile);
    expect(readTile(`24/${46_027 * 256 + 255}/${29_208 * 256}`)).toBe(tile);
  });

  it.each([
    "",
    "16/1",
    "15/1/1",
    "25/1/1",
    "16/65536/1",
    "16/1/65536",
    "16/-1/1",
    "16/1.5/1",
    "16/1/1 ",
    "16/1/1/1",
    "18.922,72.8347",
  ])("is none: %s", (written) => {
    expect(readTile(written)).toBeUndefined();
  });
});

it("a parent holds the four by four tiles that lie in it", () => {
  const parent = parentOf(numbered(400, 30_000));
  const children = Array.from({ length: 16 }, (_, n) =>
    parentOf(numbered(400 + (n % 4), 30_000 + Math.floor(n / 4))),
  );
  expect(new Set(children)).toEqual(new Set([parent]));
  const around = [numbered(399, 30_000), numbered(404, 30_000), numbered(400, 29_999)];
  for (const other of around) expect(parentOf(other)).not.toBe(parent);
});
