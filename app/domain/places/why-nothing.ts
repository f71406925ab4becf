import { pinIn } from "./find-places.ts";
import { isMapLink, isOffEarth } from "./written-position.ts";

const PIN_DIGITS = 6;
/** Shorter texts may still be being typed. */
const LEAST_LETTERS = 3;

/**
 * Why nothing is found for a text: a link without a position, coordinates of no place on earth, a PIN code that nobody has, or
 * an unknown name.
 */
export type NothingFound = { why: "link" | "offEarth" | "name" } | { why: "pin"; pin: string };

/** Why there is nothing for a text for which no place was found; undefined if that is too little to say, unless it `isSent`. */
export function whyNothing(text: string, { isSent = false } = {}): NothingFound | undefined {
  const typed = text.trim();
  if (isMapLink(typed)) return { why: "link" };
  if (isOffEarth(typed)) return { why: "offEarth" };
  const pin = pinIn(typed);
  if (pin?.length === PIN_DIGITS) return { why: "pin", pin };
  const isEnough = isSent ? typed !== "" : pin === undefined && typed.length >= LEAST_LETTERS;
  return isEnough ? { why: "name" } : undefined;
}
