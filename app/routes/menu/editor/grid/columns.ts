import type { Diet } from "#app/domain/menus/diet.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { decimalRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";

/** What of a dish stands in a cell of its own, in the order in which lists from elsewhere have it. */
export const COLUMNS = [
  "diet",
  "name",
  "price",
  "description",
  "secondName",
  "sizes",
  "soldOut",
] as const;
export type Column = (typeof COLUMNS)[number];

/** What stands behind them, and holds no text. */
export const BUTTONS = ["photo", "more"] as const;
/** Everything in a row that the arrows lead to. */
export const STOPS = COLUMNS.length + BUTTONS.length;

/** Where the arrows find a cell or a button. */
export function stopOf(name: Column | (typeof BUTTONS)[number]): number {
  return [...COLUMNS, ...BUTTONS].indexOf(name);
}

/** What the cell of a dish is known by while a page is open. */
export function nameOf(key: number, column: Column): string {
  return `${key} ${column}`;
}

/** The columns that may be of no use to any dish of a section. */
const SPARE = ["description", "secondName", "sizes"] as const;

/** Those in which none of these dishes has anything. */
export function bareColumns(items: readonly Item[]): Column[] {
  return SPARE.filter((column) =>
    items.every((item) => (column === "sizes" ? item.options.length === 0 : item[column] === "")),
  );
}

/** What cells say in the language of the page. */
export interface CellWords {
  diets: Record<Diet, string>;
  had: string;
  soldOut: string;
  /** What so many sizes are mostly called; undefined if nobody can tell. */
  sizes: (count: number) => string[] | undefined;
}

/** What a cell holds at `now`, as one would type it: prices in rupees, sizes with slashes between. */
export function cellText(item: Item, column: Column, words: CellWords, now: number): string {
  if (column === "diet") return item.diet ? words.diets[item.diet] : "";
  if (column === "soldOut") return soldOutAt(item, now) === "no" ? words.had : words.soldOut;
  if (column === "price") return ownPriceText(item);
  return column === "sizes" ? sizesText(item) : item[column];
}

/** A dish's own price in rupees; empty where it has none, or a size repeats it. */
export function ownPriceText(item: Item): string {
  const [first] = shownPrices(item);
  return first && first.name === undefined ? decimalRupees(first.pricePaise) : "";
}

/** “Half 70 / Full 110”. A size without a price is its name alone. */
function sizesText({ options }: Item): string {
  return options
    .map(({ name, pricePaise }) => (pricePaise > 0 ? `${name} ${decimalRupees(pricePaise)}` : name))
    .join(" / ");
}
