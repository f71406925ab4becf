import * as v from "valibot";

/** The fields of a body. Unknown fields are ignored. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) =>
    issue.expected === "Object" ? "not-object" : "field-missing",
  );
}

/** A whole number from 1 to `most`. */
export function wholeNumberInput(most: number) {
  return v.pipe(
    v.number("menu-number-not-whole"),
    v.integer("menu-number-not-whole"),
    v.minValue(1, "menu-number-below-one"),
    v.maxValue(most, "menu-number-too-high"),
  );
}

export const IdInput = wholeNumberInput(Number.MAX_SAFE_INTEGER);
