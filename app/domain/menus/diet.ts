import { DIETS } from "#app/db/closed-lists.ts";
import { wordOf } from "./written-word.ts";
import { readYesNo } from "./yes-no.ts";

export { DIETS };
export type Diet = (typeof DIETS)[number];

/** How other programs write the marks of dishes, as `wordOf` gives it. */
const WRITTEN = new Map<string, Diet>([
  ["veg", "veg"],
  ["vegetarian", "veg"],
  ["pureveg", "veg"],
  ["egg", "egg"],
  ["containsegg", "egg"],
  ["eggetarian", "egg"],
  ["nonveg", "nonveg"],
  ["nonvegetarian", "nonveg"],
]);

/** The mark that another program has written; undefined if it is not one of those known. Nothing is ever guessed. */
export function readDiet(written: unknown): Diet | undefined {
  return WRITTEN.get(wordOf(written));
}

/** The mark by a field such as `isVeg`: a yes is veg, a no is not; undefined for anything else. */
export function readIsVeg(written: unknown): Diet | undefined {
  const isVeg = readYesNo(written);
  if (isVeg === undefined) return undefined;
  return isVeg ? "veg" : "nonveg";
}
