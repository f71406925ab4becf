/** A dish's price as somebody types it: one, or those of its sizes between slashes. */
export type TypedPrices = string[];

/** Currency signs and the dash that ends a price in India: ₹70, Rs. 70, 70/-. */
const AROUND = /₹|\brs\.?|\/-|\/=|\s/gi;

/** The prices in “70”, “70/110” or “₹70 / 110/-”, as texts in rupees: what is none stays to be refused. */
export function readTypedPrices(text: string): TypedPrices {
  return text
    .replace(AROUND, "")
    .split("/")
    .map((price) => price.replace(/(\d),(?=\d{2,3}\b)/g, "$1"))
    .filter((price) => price !== "");
}
