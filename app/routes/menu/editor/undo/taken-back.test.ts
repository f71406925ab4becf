import { expect, it, onTestFinished } from "vitest";
import { knowRefusals, redoRefused, takeBackRefused, undoRefused } from "./taken-back.ts";

/** The cells of a grid that refused something, each with the time of that. */
function refusing(...cells: number[]) {
  const left = new Set(cells);
  const end = knowRefusals({
    latest: () => Math.max(0, ...left),
    takeBack(from, to) {
      const gone = [...left].filter((at) => at >= from && at <= to);
      for (const at of gone) left.delete(at);
      return () => {
        for (const at of gone) left.add(at);
      };
    },
  });
  onTestFinished(end);
  return left;
}

it("a step that is done again brings back what was refused with it, and nothing else", () => {
  const left = refusing(10_000);
  undoRefused(10_000, 20_000);
  expect([...left]).toEqual([]);
  // Typed afterwards, and taken back by itself.
  left.add(30_000);
  expect(takeBackRefused(0)).toBe(true);
  redoRefused(20_000);
  expect([...left]).toEqual([10_000]);
});

it("what was refused by itself stays away when a step before it is done again", () => {
  const left = refusing();
  undoRefused(10_000, 20_000);
  left.add(30_000);
  expect(takeBackRefused(0)).toBe(true);
  redoRefused(20_000);
  expect([...left]).toEqual([]);
});
