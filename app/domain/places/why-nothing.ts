import { pinIn } from "./find-places.ts";
import { isMapLink, isOffEarth } from "./written-position.ts";

const PIN_DIGITS = 6;
/** Shorter texts may still be being typed. */
const LEAST_LETTERS = 3;

/**
 * Why nothing is found for a text: a link without a position, coordinates that are not on earth, a PIN code that does not exist,
 * or an unknown name.
 */
export type NothingFound = { why: "link" | "offEarth" | "name" } | { why: "pin"; pin: string };

/** Why no place was found for a text; undefined if it is too short to tell and somebody is still typing (not `isSent`). */
export function whyNothing(text: string, { isSent = false } = {}): NothingFound | undefined {
  const typed = text.trim();
  if (isMapLink(typed)) return { why: "link" };
  if (isOffEarth(typed)) return { why: "offEarth" };
  const pin = pinIn(typed);
  if (pin?.length === PIN_DIGITS) return { why: "pin", pin };
  const isEnough = isSent ? typed !== "" : pin === undefined && typed.length >= LEAST_LETTERS;
  return isEnough ? { why: "name" } : undefined;
}
