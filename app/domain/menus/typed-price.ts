import { inAsciiDigits } from "#app/domain/ascii-digits.ts";

const BEFORE = /^(?:₹|rs\.?|inr|रु\.?|रुपये)\s*/i;
const BEHIND = /(?:\/[-–—=]?|₹|rs\.?|रु\.?|रुपये)$/i;
/** 1,250 and 1,00,000, but also 100,000. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const DECIMAL_COMMA = /^(\d+),(\d{1,2})$/;
const FINE = /^[\d,]*\.\d{3}/;

/** A price as people type it, as a plain number of rupees: "₹ 1,250", "12,50", "90/-". Any other text stays as it is. */
export function plainRupees(typed: string): string {
  const bare = withoutCurrency(typed);
  const number = GROUPED.test(bare)
    ? bare.replaceAll(",", "")
    : bare.replace(DECIMAL_COMMA, "$1.$2");
  return /^\d/.test(number) ? number : typed;
}

/** A price as it was typed, in ASCII digits, without what says that it is one: "₹", "Rs.", "/-". */
export function withoutCurrency(typed: string): string {
  return inAsciiDigits(typed.trim()).replace(BEFORE, "").replace(BEHIND, "").trimEnd();
}

/** Whether a number of rupees has more decimals than a price can: "12.345". */
export function hasTooManyDecimals(rupees: string): boolean {
  return FINE.test(rupees);
}

/** Whether what is typed is no more than one price: "70/110" is those of two sizes. */
export function isOnePrice(typed: unknown): boolean {
  return typeof typed !== "string" || !/\d ?\/ ?₹? ?\d/.test(typed);
}
