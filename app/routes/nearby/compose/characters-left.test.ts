import { expect, it } from "vitest";
import { leftInWords } from "./characters-left.tsx";

it("how much is left is said at a few counts only", () => {
  const said = [500, 51, 50, 11, 10, 1, 0, -1].map(leftInWords);
  expect(said).toEqual([
    "",
    "",
    "50 characters left at most",
    "50 characters left at most",
    "10 characters left at most",
    "10 characters left at most",
    "No characters left",
    "Too many characters",
  ]);
});
