import * as v from "valibot";

/** The fields of a body. Unknown fields are ignored. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) =>
    issue.expected === "Object" ? "must be an object" : "is missing",
  );
}

export function wholeNumberInput(least: number, most: number) {
  return v.pipe(
    v.number("must be a whole number"),
    v.integer("must be a whole number"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
}

export const IdInput = wholeNumberInput(1, Number.MAX_SAFE_INTEGER);
