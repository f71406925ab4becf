import * as v from "valibot";
import { boundedText } from "./bounded-text.ts";

/** An id, a place, a revision, a count or a time in a form: a whole number from 0 up, of at most 15 digits. */
export const WholeNumberInput = v.pipe(
  boundedText(15, "menu-number-not-whole"),
  v.regex(/^\d{1,15}$/, "menu-number-not-whole"),
  v.transform(Number),
);
