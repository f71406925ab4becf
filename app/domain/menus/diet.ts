import { DIETS } from "#app/db/closed-lists.ts";

export { DIETS };
export type Diet = (typeof DIETS)[number];

/** How other programs write the marks of dishes, in lower case, without blanks, hyphens and underscores. */
const WRITTEN: Record<string, Diet> = {
  veg: "veg",
  vegetarian: "veg",
  pureveg: "veg",
  egg: "egg",
  containsegg: "egg",
  eggetarian: "egg",
  nonveg: "nonveg",
  nonvegetarian: "nonveg",
};

/** The mark that another program has written; undefined if it is not one of those known. Nothing is ever guessed. */
export function readDiet(written: unknown): Diet | undefined {
  if (typeof written !== "string" || written.length > 20) return undefined;
  return WRITTEN[written.toLowerCase().replaceAll(/[\s_-]/g, "")];
}

/** The mark by a field such as `isVeg`: true, 1 and "1" are veg, their opposites not; undefined for anything else. */
export function readIsVeg(written: unknown): Diet | undefined {
  if ([true, 1, "1", "true"].some((yes) => yes === written)) return "veg";
  return [false, 0, "0", "false"].some((no) => no === written) ? "nonveg" : undefined;
}
