import type { SizeOption } from "#app/db/schema.ts";

/** The highest price of an item or a size, in paise: ₹10,00,000. */
export const MAX_PRICE_PAISE = 10_00_000_00;

/** Formats whole paise for people: ₹90, ₹72.50, and ₹1,00,000 with Indian grouping. */
export function formatRupees(paise: number): string {
  // By hand: to load its tables, Intl holds up a slow phone for 40 ms.
  const [rupees = "", part] = decimalRupees(Math.abs(paise)).split(".");
  const groups = [rupees.slice(-3)];
  for (let end = rupees.length - 3; end > 0; end -= 2) {
    groups.unshift(rupees.slice(Math.max(0, end - 2), end));
  }
  return `${paise < 0 ? "-" : ""}₹${groups.join(",")}${part ? `.${part}` : ""}`;
}

/** Converts rupees to whole paise and rounds half up: 72.505 → 7251. */
export function paiseFromRupees(rupees: number): number {
  // 72.505 * 100 is 7250.499999999999 in binary: 15 significant digits give back what was meant.
  return Math.round(Number((rupees * 100).toPrecision(15)));
}

/** Formats paise as plain decimal rupees for machines: 9000 → "90", 7250 → "72.50". */
export function decimalRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

/** The lowest price above 0; 0 if there is none. */
export function lowestPrice(pricesPaise: readonly number[]): number {
  const given = pricesPaise.filter((paise) => paise > 0);
  return given.length > 0 ? Math.min(...given) : 0;
}

/** A price of an item: its own, which has no name, or that of a size. 0 where a size has none. */
export interface ShownPrice {
  name: string | undefined;
  pricePaise: number;
}

/** The prices that a menu shows: the item's own unless a size repeats it, then its sizes in order. May be empty. */
export function shownPrices(item: {
  pricePaise: number;
  options: readonly SizeOption[];
}): ShownPrice[] {
  const { pricePaise, options } = item;
  const isRepeated = options.some((option) => option.pricePaise === pricePaise);
  const own = pricePaise > 0 && !isRepeated ? [{ name: undefined, pricePaise }] : [];
  return [...own, ...options];
}
