import type { Diet } from "#app/domain/menus/diet.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { decimalRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";

/** What of a dish stands in a cell of its own, in the order in which lists from elsewhere have it. */
export const COLUMNS = ["diet", "name", "price", "description", "secondName", "soldOut"] as const;
export type Column = (typeof COLUMNS)[number];

/** What the cell of a dish is known by while a page is open. */
export function nameOf(key: number, column: Column): string {
  return `${key} ${column}`;
}

/** What cells say in the language of the page. */
export interface CellWords {
  diets: Record<Diet, string>;
  had: string;
  soldOut: string;
  /** What so many sizes are mostly called; undefined if nobody can tell. */
  sizes: (count: number) => string[] | undefined;
}

/** What a cell holds at `now`, as one would type it: prices in rupees, those of sizes with slashes between. */
export function cellText(item: Item, column: Column, words: CellWords, now: number): string {
  if (column === "diet") return item.diet ? words.diets[item.diet] : "";
  if (column === "soldOut") return soldOutAt(item, now) === "no" ? words.had : words.soldOut;
  return column === "price" ? pricesText(item) : item[column];
}

/** “70/110” for a dish with two sizes; empty where it has no price. */
function pricesText(item: Item): string {
  return shownPrices(item)
    .map(({ pricePaise }) => decimalRupees(pricePaise))
    .join("/");
}
