import { expect, it } from "vitest";
import { movedView, partInView } from "./part-in-view.ts";

const size = { width: 3600, height: 2700 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

it("a picture is first shown in its full width, in the cover's shape", () => {
  expect(partInView(size, middle)).toEqual({ left: 0, top: 710, width: 3600, height: 1280 });
});

it("a picture that is enlarged twice shows half as much, around the same middle", () => {
  const part = { left: 900, top: 1030, width: 1800, height: 640 };
  expect(partInView(size, { ...middle, zoom: 2 })).toEqual(part);
});

it("what lies beyond a picture's edge is never shown, however far it is dragged", () => {
  const view = movedView(size, { ...middle, zoom: 2 }, { across: 9, down: -9, times: 1 });
  expect(partInView(size, view)).toMatchObject({ left: 0, top: 2700 - 640 });
});

it("a drag moves the picture by as much as the finger", () => {
  const before = partInView(size, { ...middle, zoom: 2 });
  const after = partInView(size, movedView(size, { ...middle, zoom: 2 }, { across: 0.25 }));
  expect(before.left - after.left).toBeCloseTo(before.width / 4);
});
