import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LINE_HEIGHT, placeLabels, type Label } from "./map-labels.ts";

const SIZE = { width: 364, height: 416 };
/** No letter is narrower on average, so that names which overlap by this measure do. */
const NARROW = 7;

const textsOf = (labels: Label[]) => labels.map(({ lines }) => lines.join(" "));
const point = (name: string, x: number, y: number) => ({ name, x, y });

function boxOf({ lines, x, y }: Label) {
  const half = (Math.max(...lines.map(({ length }) => length)) * NARROW) / 2;
  const top = y - LINE_HEIGHT / 2;
  return { left: x - half, right: x + half, top, bottom: top + lines.length * LINE_HEIGHT };
}

const anyPoint = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{2,9}( [A-Z][a-z]{2,8})?$/),
  x: fc.double({ min: 0, max: SIZE.width, noNaN: true }),
  y: fc.double({ min: 0, max: SIZE.height, noNaN: true }),
});

it("no name lies over another one or beyond the edge, and the first one is always there", () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 60 }), (points) => {
      const labels = placeLabels(points, SIZE);
      expect(textsOf(labels)[0]).toBe(points[0]?.name);
      const boxes = labels.map(boxOf);
      for (const [at, one] of boxes.entries()) {
        expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(SIZE.width);
        expect(one.bottom).toBeLessThanOrEqual(SIZE.height);
        const apart = boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          );
        expect(apart).toEqual([]);
      }
    }),
  );
});

it("where there is no room for all, those that come first are kept, next to their point if they must be", () => {
  const crowd = ["First", "Second", "Third", "Fourth"].map((name) => point(name, 180, 200));
  const labels = placeLabels(crowd, SIZE);
  expect(textsOf(labels)).toEqual(["First", "Second", "Third"]);
  expect(labels[0]).toMatchObject({ x: 180, y: 200 });
  for (const { y } of labels) expect(Math.abs(y - 200)).toBeLessThan(26);
});

it("a name that several places have is drawn once", () => {
  const labels = placeLabels([point("Agram", 40, 40), point("Agram", 300, 300)], SIZE);
  expect(labels).toHaveLength(1);
});

it("a long name takes two lines, and one that cannot be broken is left out", () => {
  const labels = placeLabels(
    [
      point("Yelahanka Satellite Town", 180, 100),
      point("Thiruvananthapuramcity", 180, 300),
      point("H A L II Stage", 180, 200),
    ],
    SIZE,
  );
  expect(labels.map(({ lines }) => lines)).toEqual([
    ["Yelahanka", "Satellite Town"],
    ["H A L II", "Stage"],
  ]);
});
