import { moneyIn } from "./cells.ts";
import { isKind, quantityIn, sizeNamed, sizesIn } from "./size-words.ts";
import { partsOf, type Part } from "./text-columns.ts";
import type { TypedLine } from "./typed-line.ts";

/** How many characters the end of a price may be away from the end of its head. */
const MOST_DRIFT = 4;

/**
 * Writes the sizes beside the prices that stand below them, if a line does not have all prices or if a new section goes
 * on with the columns of the one before: "QTR   HALF   FULL" above "Tikka            150    280".
 */
export function withNamedColumns(lines: readonly TypedLine[]): readonly TypedLine[] {
  let heads: Part[] = [];
  let isNewSection = false;
  return lines.map((line) => {
    const own = sizesAtEnd(line.raw);
    if (own.length > 1) [heads, isNewSection] = [own, false];
    else if (hasOtherHeads(line.raw)) heads = [];
    else if (heads.length > 0 && isBare(line.raw)) isNewSection = true;
    const named = own.length === 0 ? namedIn(line.raw, heads, isNewSection) : undefined;
    return named === undefined ? line : { ...line, raw: named };
  });
}

/** The columns of sizes at the end of a line: "CURRY      Half   Full". */
function sizesAtEnd(raw: string): Part[] {
  const parts = partsOf(raw);
  const isSize = (text: string) => sizeNamed(text) !== undefined || quantityIn(text) !== undefined;
  const from = parts.findLastIndex(({ text }) => !isSize(text)) + 1;
  return parts.slice(from);
}

/** "SOUPS     Veg   Chicken", "BEER      330ml  650ml", "PIZZA (7 inch / 10 inch)": heads, but not where they stand. */
function hasOtherHeads(raw: string): boolean {
  const last = partsOf(raw).at(-1)?.text ?? "";
  return isKind(last) || sizesIn(last) !== undefined || /\([^()/]+\/[^()]+\)\s*$/.test(raw);
}

/** Whether a line has a text and no digits. */
function isBare(raw: string): boolean {
  return raw.trim() !== "" && !/[\d०-९]/.test(raw);
}

function namedIn(raw: string, heads: Part[], isNewSection: boolean): string | undefined {
  const parts = partsOf(raw);
  const from = parts.findLastIndex(({ text }) => moneyIn(text)?.pricePaise == null) + 1;
  const prices = parts.slice(from);
  const isShort = prices.length < heads.length || isNewSection;
  if (from === 0 || prices.length < 2 || prices.length > heads.length || !isShort) return undefined;
  const sizes = prices.map((price) => heads.find((head) => isBelow(price, head)));
  if (new Set(sizes).size < prices.length || sizes.includes(undefined)) return undefined;
  const named = prices.map(({ text }, at) => `${sizes[at]?.text ?? ""} ${text}`);
  return [
    raw.slice(0, parts[from - 1]?.start),
    parts[from - 1]?.text,
    "   ",
    named.join("   "),
  ].join("");
}

function isBelow(price: Part, head: Part): boolean {
  const [end, headEnd] = [price.start + price.text.length, head.start + head.text.length];
  return (
    price.start < headEnd + MOST_DRIFT && end > head.start && Math.abs(end - headEnd) <= MOST_DRIFT
  );
}
