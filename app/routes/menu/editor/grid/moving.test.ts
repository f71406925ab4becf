import { expect, it } from "vitest";
import { placeAfter, rangeBetween } from "./moving.ts";

const SIZE = { rows: 20, columns: 7, page: 10 };
const after = (key: string, row: number, column: number, ctrlKey = false) =>
  placeAfter({ key, ctrlKey }, { row, column }, SIZE);

it("moves by arrows, never beyond a column, and beyond the first and last row to another grid", () => {
  expect(after("ArrowRight", 3, 2)).toEqual({ row: 3, column: 3 });
  expect(after("ArrowRight", 3, 6)).toEqual({ row: 3, column: 6 });
  expect(after("ArrowLeft", 3, 0)).toEqual({ row: 3, column: 0 });
  expect(after("ArrowUp", 0, 2)).toEqual({ row: -1, column: 2 });
  expect(after("ArrowDown", 19, 2)).toEqual({ row: 20, column: 2 });
});

it("goes to the ends of rows and of the grid, and by pages", () => {
  expect(after("Home", 3, 2)).toEqual({ row: 3, column: 0 });
  expect(after("End", 3, 2)).toEqual({ row: 3, column: 6 });
  expect(after("Home", 3, 2, true)).toEqual({ row: 0, column: 0 });
  expect(after("End", 3, 2, true)).toEqual({ row: 19, column: 6 });
  expect(after("ArrowDown", 3, 2, true)).toEqual({ row: 19, column: 2 });
  expect(after("PageDown", 12, 2)).toEqual({ row: 19, column: 2 });
  expect(after("PageUp", 4, 2)).toEqual({ row: 0, column: 2 });
  expect(placeAfter({ key: "Home", metaKey: true }, { row: 3, column: 2 }, SIZE)).toEqual({
    row: 0,
    column: 0,
  });
});

it("knows no other keys", () => {
  expect(after("a", 0, 0)).toBeUndefined();
  expect(after("PageUp", 0, 0, true)).toBeUndefined();
});

it("puts a range the right way round", () => {
  expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual({
    top: 2,
    bottom: 5,
    left: 1,
    right: 3,
  });
});
