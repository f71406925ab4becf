import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CORNER_SIZE, isInBand, labelCorner, LIT, placesAround, SQUARE } from "./corner-map.ts";
import { columnAndRow, numbered } from "./tiles.ts";

const HOME = numbered(46_000, 30_000);
const beside = (right: number, down: number) => {
  const { x, y } = columnAndRow(HOME);
  return numbered(x + right, y + down);
};
const town = (name: string, right: number, down: number) => ({
  name,
  tile: beside(right, down),
  isLess: false,
  isOffice: false,
});
const shop = (name: string, right: number, down: number) => ({ name, tile: beside(right, down) });
const own = { name: "Home", tile: HOME };
const namesOf = (labels: ReturnType<typeof labelCorner>) =>
  labels.map(({ lines }) => lines.filter(Boolean).join(" "));

describe("the map above a feed", () => {
  it("names the place below its square, a shop where it is, and what lies around where it lies", () => {
    const labels = labelCorner(own, [town("East", 2, 0)], [shop("Tea", 0, 0), shop("Far", 9, 0)]);
    expect(namesOf(labels)).toEqual(["Home", "Tea", "East"]);
    const [home, tea, east] = labels;
    expect(home?.y).toBeGreaterThan(LIT.bottom);
    expect(tea).toMatchObject({ x: CORNER_SIZE.width / 2, isShop: true });
    expect(east?.x).toBe(CORNER_SIZE.width / 2 + 2 * SQUARE);
  });

  it("names no other place within the lit square, and none where a button is", () => {
    const labels = labelCorner(own, [town("Namesake", 0, 0), town("Corner", -2, 2)], []);
    expect(namesOf(labels)).toEqual(["Home"]);
  });

  it("has nothing to say of a place without a name, and is as empty as its surroundings", () => {
    expect(labelCorner({ ...own, name: "" }, [], [])).toEqual([]);
  });

  it("keeps every name within the drawing, wherever on earth it is", () => {
    const anyTile = fc.record({ x: fc.nat(65_535), y: fc.nat(65_535) });
    fc.assert(
      fc.property(anyTile, fc.nat(6), fc.nat(6), ({ x, y }, right, down) => {
        const tile = numbered(x, y);
        const near = { ...town("Near", 0, 0), tile: numbered(x + right - 3, y + down - 3) };
        for (const { x, y } of labelCorner({ ...own, tile }, [near], [])) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(CORNER_SIZE.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(CORNER_SIZE.height);
        }
      }),
    );
  });

  it("shows on a phone only names that lie wholly in its band", () => {
    const [label] = labelCorner(own, [], []);
    expect(label && isInBand(label, 112)).toBe(true);
    expect(label && isInBand(label, 80)).toBe(false);
    expect(label && isInBand({ ...label, lines: ["Home", "Town"] }, 112)).toBe(false);
  });
});

it("names are read once for a place, and again if they could not be", async () => {
  let reads = 0;
  let isDown = true;
  const read = async () => {
    reads += 1;
    if (isDown) throw new TypeError("no network");
    return `Home\t${HOME.toString(36)}`;
  };
  await expect(placesAround(HOME, read)).rejects.toThrow("no network");
  isDown = false;
  expect(await placesAround(HOME, read)).toMatchObject([{ name: "Home" }]);
  const after = reads;
  await placesAround(HOME, read);
  expect(reads).toBe(after);
});
