import { inAsciiDigits } from "#app/domain/ascii-digits.ts";
import { NUMBERED, WITH_65 } from "#app/domain/menus/list/numbered-words.ts";
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
const BEHIND_CURRENCY =
  /\s(?:₹|rs\.?|रु\.?) ?\d[\d,.]{0,11}(?:\/(?:₹ ?)?\d[\d,.]{0,11}){0,3}(?:\/-)?$/iu;
/** "20/-", "1,250/-", "180/320/-", "10 rs", "10₹", "१० रुपये". */
const BEFORE_END =
  /\s\d[\d,.]{0,11}(?:\/(?:₹ ?)?\d[\d,.]{0,11}){0,3}(?:\/-| ?(?:₹|rs\.?|rupees|रु\.?|रुपये|रुपए))$/iu;
/** Numbers there that may be prices or belong to the name: "180/320", but also "50/50". */
const BARE = /\s\d{2,6}(?:\/\d{2,6}){1,3}$/u;
/** One number: the "40" in "Pani puri 40", but also the "65" in "Chicken 65". */
const BARE_NUMBER = /\s(?:\d{1,5}|\d{1,2},\d{3})(?:\.\d{1,2})?$/u;
/** Lower prices are rare, while names like "Idli 2" are not. */
const LEAST = 5;
/** "Biryani for 2", "Combo 10". */
const MOST_NUMBERED = 20;

const BETWEEN = new Set(" :–-");

/** What stands in a row's two fields. */
interface Typed {
  name: string;
  price: string;
}

/** What a row's two fields hold, with a price that was typed behind the name moved to the price. */
export function partTyped(typed: Typed): Typed {
  if (typed.price.trim() !== "") return typed;
  const name = inDigits(typed.name);
  const [behind] = BEHIND_CURRENCY.exec(name) ?? BEFORE_END.exec(name) ?? plausibleEnd(name);
  return (behind && partedAt(typed.name, behind)) || typed;
}

/** The parts of a name that ends in a number, or in several, which may be its price or belong to it. */
export function maybePriced(name: string): Typed | undefined {
  const typed = inDigits(name);
  const [several] = BARE.exec(typed) ?? [];
  if (several) return partedAt(name, several);
  const [one] = BARE_NUMBER.exec(typed) ?? [];
  const parts = one && partedAt(name, one);
  return parts && mayBePrice(parts) ? parts : undefined;
}

function mayBePrice({ name, price }: Typed): boolean {
  const rupees = Number(plainRupees(price));
  const word =
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .findLast(Boolean) ?? "";
  const isNamed = rupees === 65 ? WITH_65.has(word) : rupees < MOST_NUMBERED && NUMBERED.has(word);
  return rupees >= LEAST && !isNamed;
}

function inDigits(name: string): string {
  return inAsciiDigits(name.trim());
}

function plausibleEnd(name: string): string[] {
  const [several = ""] = BARE.exec(name) ?? [];
  return arePlausible(several.trim()) ? [several] : [];
}

/** Undefined if no name is left. */
function partedAt(name: string, behind: string): Typed | undefined {
  const bare = withoutBetween(name.trim().normalize("NFKC").slice(0, -behind.length));
  return /\p{L}/u.test(bare) ? { name: bare, price: behind.trim() } : undefined;
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
  return numbers.length > 1 && areRound && areRising && !OF_BOTTLES.has(prices);
}
