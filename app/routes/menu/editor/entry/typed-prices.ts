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

/** Prices at the end of a name that can be nothing else: "₹10", "Rs 1,250", "₹180/320". */
const BEHIND_CURRENCY = /\s(?:₹|rs\.?) ?\d[\d,.]{0,11}(?:\/(?:₹ ?)?\d[\d,.]{0,11}){0,3}(?:\/-)?$/iu;
/** "20/-", "1,250/-", "180/320/-". */
const BEFORE_END = /\s\d[\d,.]{0,11}(?:\/\d[\d,.]{0,11}){0,3}\/-$/u;
/** Numbers there that may be prices or belong to the name: "180/320", but also "50/50". */
const BARE = /\s\d{2,6}(?:\/\d{2,6}){1,3}$/u;

const BETWEEN = new Set(" :–-");

/** What a row's two fields are to hold. */
interface Typed {
  name: string;
  price: string;
  /** Whether a number that was typed behind the name may belong to it all the same. */
  isUnsure: boolean;
}

/** What stands in a row's two fields, with the price that somebody has typed behind the name in its own place. */
export function partTyped(typed: { name: string; price: string }): Typed {
  const asTyped = { ...typed, isUnsure: false };
  const name = typed.name.trim();
  if (typed.price.trim() !== "") return asTyped;
  const [marked] = BEHIND_CURRENCY.exec(name) ?? BEFORE_END.exec(name) ?? [];
  const behind = marked ?? BARE.exec(name)?.[0] ?? "";
  const bare = withoutBetween(name.slice(0, name.length - behind.length));
  if (behind === "" || !/\p{L}/u.test(bare)) return asTyped;
  const price = behind.trim();
  return { name: bare, price, isUnsure: marked === undefined && !arePlausible(price) };
}

function withoutBetween(name: string): string {
  let end = name.length;
  while (BETWEEN.has(name[end - 1] ?? "")) end--;
  return name.slice(0, end);
}

/** What bottles hold, in ml. */
const OF_BOTTLES = new Set(["200/300", "250/500", "300/500", "300/600", "330/500", "500/1000"]);

/** Whether numbers look like the prices of sizes: each ends as prices do, and is above the one before, up to four times. */
function arePlausible(prices: string): boolean {
  const numbers = prices.split("/").map(Number);
  const areRound = numbers.every((rupees) => [0, 5, 9].includes(rupees % 10));
  const areRising = numbers.every((rupees, at) => {
    const before = numbers[at - 1] ?? rupees / 2;
    return rupees > before && rupees <= before * 4;
  });
  return areRound && areRising && !OF_BOTTLES.has(prices);
}
