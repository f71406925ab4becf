import { expect, it } from "vitest";
import { tablesIn } from "./tables.ts";

it.each([
  ["12", 12],
  [" 100 ", 100],
  ["१२", 12],
])("“%s” are %d tables", (typed, tables) => {
  expect(tablesIn(typed)).toBe(tables);
});

it.each(["", "0", "१०१", "101", "-1", "1.5", "ten", "1 2"])(
  "“%s” is no number of tables",
  (typed) => {
    expect(tablesIn(typed)).toBeUndefined();
  },
);
