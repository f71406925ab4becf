import * as v from "valibot";

/** One of these numbers, as a number or as a form writes it. */
export function numberAmong<const N extends number>(numbers: readonly N[], message: string) {
  return v.pipe(
    v.union([v.string(), v.number()], message),
    v.transform(Number),
    v.picklist(numbers, message),
  );
}
