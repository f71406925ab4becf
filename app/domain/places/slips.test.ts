import { expect, it } from "vitest";
import { slipsBetween } from "./slips.ts";

it.each([
  ["khas", "khas", 0],
  ["khaz", "khas", 1],
  ["kas", "khas", 1],
  ["khhas", "khas", 1],
  ["khsa", "khas", 1],
  ["hkas", "khas", 1],
  ["khazq", "khas", 2],
  ["abcd", "khas", Infinity],
  // A vowel left out within the name is half a slip; an extra one, or one left out at the end, is a whole slip.
  ["khs", "khas", 0.5],
  ["khasa", "khas", 1],
  ["khas", "khasa", 1],
  ["bhwnpr", "bhawanipur", 2],
])("%s and %s are %s slips apart", (typed, name, slips) => {
  expect(slipsBetween(typed, name, 2).whole).toBe(slips);
});

it("the beginning of a longer name is compared, too", () => {
  expect(slipsBetween("khaz", "khasmarket", 1).begun).toBe(1);
  expect(slipsBetween("khaz", "khasmarket", 1).whole).toBeGreaterThan(1);
});

it("a comparison does not depend on the one before it", () => {
  slipsBetween("a".repeat(100), "b".repeat(100), 100);
  expect(slipsBetween("khaz", "khas", 2)).toEqual({ whole: 1, begun: 1 });
});
