import { wordOf } from "./written-word.ts";
import { readYesNo } from "./yes-no.ts";

/** What other programs call a dish that is sold out, and one that is available. */
const SOLD_OUT_FIELDS = [
  "sold_out",
  "soldOut",
  "is_sold_out",
  "out_of_stock",
  "outOfStock",
] as const;
const AVAILABLE_FIELDS = [
  "in_stock",
  "inStock",
  "available",
  "is_available",
  "isAvailable",
  "availability",
] as const;

/** The fields of a menu file that say whether a dish can be had. */
export const AVAILABILITY_FIELDS = [...SOLD_OUT_FIELDS, ...AVAILABLE_FIELDS];

const SOLD_OUT_WORDS = new Set(["today", "untilsaid", "soldout", "outofstock", "unavailable"]);
const AVAILABLE_WORDS = new Set(["instock", "available"]);

/** Whether a dish is sold out for a day alone. */
export function saysToday(written: unknown): boolean {
  return wordOf(written) === "today";
}

/** Whether a field of this name and value says that a dish is sold out; undefined if it says nothing that is known. */
export function readIsSoldOut(
  field: (typeof AVAILABILITY_FIELDS)[number],
  written: unknown,
): boolean | undefined {
  const isYes = readYesNo(written);
  if (isYes !== undefined) return isYes === SOLD_OUT_FIELDS.some((name) => name === field);
  const word = wordOf(written);
  if (SOLD_OUT_WORDS.has(word)) return true;
  return AVAILABLE_WORDS.has(word) ? false : undefined;
}
