import { plainRupees, withoutCurrency } from "#app/domain/menus/typed-price.ts";

/** A dish's price as somebody types it: one, or those of its sizes between slashes. */
export type TypedPrices = string[];

/** What ends a price in India: 70/-. */
const END = /\/[-–—=]/g;
/** "1,250" is a number, but "70,110" may be two, and so may "12,50". */
const MAYBE_TWO = /^(?:\d{1,3},\d{1,2}|\d{2,3},\d{3})$/;
const SPACED = /^\d{1,6}(?:[ ,]+\d{1,6})+$/;

/** The prices in “70”, “70/110” or “₹70 / 110/-”, as texts in rupees: what is none stays to be refused. */
export function readTypedPrices(text: string): TypedPrices {
  return text
    .replaceAll(END, " ")
    .split("/")
    .map((price) => plainRupees(price.trim()))
    .filter((price) => price !== "");
}

/** A text that may be one price or those of several sizes, as each would be typed. Undefined if it is clear. */
export function unclearPrice(text: string): { one: string; several: string } | undefined {
  const typed = withoutCurrency(text);
  if (!MAYBE_TWO.test(typed) && !(typed.includes(" ") && SPACED.test(typed))) return undefined;
  const parts = typed.split(/[ ,]+/);
  const one = typed.includes(" ") ? parts.join("") : plainRupees(typed);
  return { one, several: parts.join("/") };
}

/** A price or prices at the end of a name that can be nothing else: "₹10", "Rs 10", "20/-", "180/320". */
const BEHIND_NAME =
  /\s(?:(?:₹|rs\.?) ?\d{1,6}(?:\/-)?|\d{1,6}\/-|\d{2,6}(?:\/\d{2,6}){1,3}(?:\/-)?)$/iu;

const BETWEEN = new Set(" :–-");

/** The texts of a row's two fields; a price that was typed after the name is moved to the price. */
export function partTyped(typed: { name: string; price: string }): { name: string; price: string } {
  const name = typed.name.trim();
  const [behind] = (typed.price.trim() === "" && BEHIND_NAME.exec(name)) || [];
  if (behind === undefined) return typed;
  let end = name.length - behind.length;
  while (end > 0 && BETWEEN.has(name[end - 1] ?? "")) end--;
  const bare = name.slice(0, end);
  return /\p{L}/u.test(bare) ? { name: bare, price: behind.trim() } : typed;
}
