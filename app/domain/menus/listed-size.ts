const NAMES = ["name", "size", "option", "variant", "label", "title", "item"];
const PRICES = ["price", "rate", "amount", "cost", "value"];

/**
 * A size as lists in files write it: {"name": "Half", "price": 70}, {"size": "Half", "rate": 70} or {"Half": 70}. One
 * that cannot be read has an empty name. The price is as it was written.
 */
export function readListedSize(written: unknown): { name: string; price: unknown } {
  if (typeof written !== "object" || written === null) return { name: "", price: undefined };
  const fields = new Map<string, unknown>(Object.entries(written));
  const named = NAMES.map((field) => fields.get(field)).find((name) => isText(name));
  const priceField = PRICES.find((field) => fields.has(field));
  if (named !== undefined) return { name: String(named), price: fields.get(priceField ?? "") };
  const [only, ...others] = fields;
  return only && others.length === 0 && !PRICES.includes(only[0])
    ? { name: only[0], price: only[1] }
    : { name: "", price: undefined };
}

function isText(name: unknown): name is string | number {
  return typeof name === "string" || typeof name === "number";
}
