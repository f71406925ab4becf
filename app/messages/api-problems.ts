import { bindTexts } from "./bind.ts";
import { problemText, type FieldProblem } from "./problem-text.ts";
import type { Texts } from "./translation.ts";

/**
 * What is wrong with a field of a menu, to stand after the field's name, for those who read English only: callers of
 * the JSON API, the desk and commands. What shop owners read is in the catalogue's `problems`.
 */
const words = {
  "menu-text-missing": "must be text",
  "menu-text-empty": "must not be empty",
  "menu-text-too-long": "must be at most {most} characters long",
  "menu-text-malformed": "must be well-formed Unicode",
  "menu-text-unshowable": "must not hold control characters",
  "menu-number-wrong": "must be a number",
  "menu-number-too-long": "must be at most 40 characters long",
  "menu-number-not-whole": "must be a whole number",
  "menu-price-zero": "must be more than 0",
  "menu-price-negative": "must not be negative",
  "menu-price-too-high": "must be at most ₹10,00,000",
  "menu-list-too-long": "must have at most {most} entries",
  "menu-size-repeated": "must not contain the same name twice",
  "menu-metadata-unfit": "must not contain control characters or malformed Unicode",
  "menu-metadata-too-long": "must be at most 2000 characters of JSON",
  "menu-missing": "is missing",
  "menu-not-object": "must be an object",
  "menu-not-list": "must be a list",
  "menu-list-overfull": "must hold at most {most} entries",
  "menu-names-wrong": "must have keys of one line and at most 120 characters",
  "menu-subheaders-wrong": "must be at most 20 lines of 200 characters",
  "menu-file-too-large": "is over 1 MB",
  "menu-file-not-json": "is not JSON",
  "menu-file-too-deep": "is nested too deeply",
  "menu-shop-id-missing": "is missing, and no other shop was named",
  "menu-shop-id-wrong": "must be 1 to 64 lower-case letters, digits, - and _",
} as const satisfies Texts;

export const apiProblems = bindTexts(words, "en");

/** What is wrong, in these words. A code that has none is a sentence already. */
export function apiProblemText(problem: FieldProblem): string {
  return problemText(apiProblems, problem);
}
