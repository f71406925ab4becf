import type { SizeOption } from "#app/db/schema.ts";

/** Ten lakh rupees, in paise: no dish costs more. */
export const MAX_PRICE_PAISE = 10_00_000_00;

const rupeeFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
});

/** Writes paise for people: ₹90, ₹72.50, and grouped the Indian way from four digits on: ₹1,00,000. */
export function formatRupees(paise: number): string {
  return rupeeFormat.format(paise / 100);
}

/** Turns rupees into whole paise, rounding half up what is finer than a paisa (72.505 → 7251). */
export function paiseFromRupees(rupees: number): number {
  // 72.505 * 100 is 7250.499999999999 in binary: 15 significant digits give back what was meant.
  return Math.round(Number((rupees * 100).toPrecision(15)));
}

/** Writes paise as plain decimal rupees for machines: 9000 → "90", 7250 → "72.50". */
export function decimalRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

/** The lowest of prices in paise, leaving out 0, which is none; 0 if there is no other. */
export function lowestPrice(pricesPaise: readonly number[]): number {
  const given = pricesPaise.filter((paise) => paise > 0);
  return given.length > 0 ? Math.min(...given) : 0;
}

/**
 * The price that a diner sees beside an item: the lowest of its own and its sizes'. `isStarting` says that
 * there is a higher one too, so that it reads "from ₹30". Undefined where there is no price at all.
 */
export function shownPrice(item: {
  pricePaise: number;
  options: readonly SizeOption[];
}): { paise: number; isStarting: boolean } | undefined {
  const prices = [item.pricePaise, ...item.options.map((option) => option.pricePaise)];
  const paise = lowestPrice(prices);
  if (paise === 0) return undefined;
  return { paise, isStarting: prices.some((other) => other > paise) };
}
