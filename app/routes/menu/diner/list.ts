import { keep, recall } from "./dom.ts";

const NAME = `list ${location.pathname.split("menu/")[1]}`;

/** How many of a choice the diner wants, and its price in paise when they last said so. */
type Line = [count: number, pricePaise: number];

/** The diner's list for this shop, by the keys of its choices. It is kept in this browser and goes nowhere else. */
export const list = recall(NAME, { lines: {} as Record<string, Line>, note: "" });

/** Keeps the list as it is now. */
export const save = () => keep(NAME, list);

/** How many of a choice are on the list. */
export const countOf = (key: string) => list.lines[key]?.[0] ?? 0;

/** Puts so many more of a choice on the list, or fewer, at its price of today. */
export function add(key: string, more: number, pricePaise: number): void {
  list.lines[key] = [countOf(key) + more, pricePaise];
  if (countOf(key) <= 0) delete list.lines[key];
}
