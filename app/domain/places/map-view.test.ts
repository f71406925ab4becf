import { describe, expect, it } from "vitest";
import { placesOnMap, viewMap } from "./map-view.ts";
import { nearWindow, squareOf, wideWindow } from "./map-window.ts";
import { areaFiles, nameOnMap, type NearPlace } from "./nearest-place.ts";
import type { KnownPlace } from "./place-file.ts";
import { columnAndRow, numbered, parentOf, tileAt } from "./tiles.ts";

const HERE = tileAt({ latitude: 13, longitude: 77 }) ?? 0;
const { x, y } = columnAndRow(HERE);
const beside = (right: number, down: number) => numbered(x + right, y + down);
const near = (name: string, right: number, down: number, isLess = false): NearPlace => ({
  name,
  tile: beside(right, down),
  isLess,
  isOffice: false,
});
const known = (
  name: string,
  kind: KnownPlace["kind"],
  right: number,
  down: number,
): KnownPlace => ({
  name,
  kind,
  tile: beside(right, down),
  area: "",
  pin: "",
});

describe("a near map", () => {
  const window = nearWindow(HERE);
  const found = { tile: HERE, name: "Found" };
  const view = viewMap(window, [found], [near("Domlur", 2, -1), near("Farm", 3, 3, true)]);
  const squareAt = (right: number, down: number) =>
    view.squares[squareOf(window, beside(right, down)) ?? -1];

  it("lights what was found and calls it so, and every other square by the place in it or the nearest one", () => {
    expect(view.squares[view.lit]).toEqual({ tile: HERE, name: "Found", north: 0, east: 0 });
    expect(squareAt(2, -1)).toMatchObject({ name: "Domlur", north: 1, east: 2 });
    expect(squareAt(-3, 3)).toMatchObject({ name: "Domlur", north: -3, east: -3 });
    // A village is not what people say, but its name stands there.
    expect(squareAt(3, 3)).toMatchObject({ name: "Farm" });
  });

  it("draws the name of what was found, and those of places, in the middle of their squares", () => {
    expect(view.labels).toEqual([
      { lines: ["Found"], isShop: false, x: 3.5 * 52, y: 4.5 * 52 },
      { lines: ["Domlur"], isShop: false, x: 5.5 * 52, y: 3.5 * 52 },
      expect.objectContaining({ lines: ["Farm"] }),
    ]);
  });

  it("draws shops below their sign, the nearest ones also where a place has its name", () => {
    const shops = [
      { name: "Chai at Found", tile: HERE },
      { name: "Raju’s Dhaba", tile: beside(-2, 2) },
      { name: "Domlur Sweets", tile: beside(2, -1) },
      { name: "Domlur Idli", tile: beside(2, -1) },
      { name: "Off the map", tile: beside(9, 0) },
    ];
    const drawn = viewMap(window, [found], [near("Domlur", 2, -1)], shops).labels;
    const texts = drawn.map(({ lines }) => lines.join(" ").trim());
    expect(texts.slice(0, 4)).toEqual(["Found", "Chai at Found", "Raju’s Dhaba", "Domlur Sweets"]);
    const [, chai] = drawn;
    expect(Math.abs((chai?.y ?? 0) - 4.5 * 52)).toBeLessThan(52);
  });

  it("calls a square what its reader has called it, and has no names where none are known", () => {
    const home = { tile: beside(1, 1), name: "Home" };
    const { squares, labels } = viewMap(window, [{ tile: HERE, name: "" }, home], []);
    const names = squares.filter(({ name }) => name !== "").map(({ name }) => name);
    expect(names).toEqual(["Home"]);
    expect(labels.map(({ lines }) => lines)).toEqual([["Home"]]);
    expect(squares).toHaveLength(56);
  });
});

it("a square of a wide map leads to its best known place, or else to its middle", () => {
  const window = wideWindow(HERE);
  const places = [near("Town", 8, 0), near("Suburb", 9, 0)];
  const { squares } = viewMap(window, [{ tile: HERE, name: "" }], places);
  const town = squares[squareOf(window, beside(8, 0)) ?? -1];
  expect(town).toMatchObject({ tile: beside(8, 0), name: "Town" });
  const empty = squares[squareOf(window, beside(0, -8)) ?? -1]?.tile ?? -1;
  expect(parentOf(empty)).toBe(parentOf(beside(0, -8)));
});

describe("the places of a map", () => {
  // An edge of areas at both zooms.
  const edge = tileAt({ latitude: 13, longitude: 78.75 }) ?? 0;
  const at = columnAndRow(edge);
  const there = (name: string, kind: KnownPlace["kind"], right: number): KnownPlace => ({
    ...known(name, kind, 0, 0),
    tile: numbered(at.x + right, at.y),
  });
  const files = areaFiles([
    there("Village", "village", -12),
    there("East", "town", 11),
    there("West", "head", -11),
    there("Far", "town", 90),
  ]);
  const read = async (name: string) => files[name];

  it("are those of all areas that it shows, towns before villages, and none far away", async () => {
    const places = await placesOnMap(wideWindow(edge), read);
    const names = places.map(({ name }) => name);
    expect(names.toSorted()).toEqual(["East", "Village", "West"]);
    expect(names.at(-1)).toBe("Village");
  });

  it("a tile has the same name on the map as when it is chosen", async () => {
    const village = numbered(at.x - 12, at.y);
    const window = nearWindow(numbered(at.x - 10, at.y));
    const { squares } = viewMap(
      window,
      [{ tile: edge, name: "" }],
      await placesOnMap(window, read),
    );
    for (const { tile, name } of squares) expect(await nameOnMap(tile, read)).toBe(name);
    expect(await nameOnMap(village, read)).toBe("Village");
  });
});
