import type { Item, Section } from "#app/domain/menus/menus.ts";
import { decimalRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { soldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-state.ts";

const MOST = 4;

/** Dishes that a board may show: those the shop recommends first, none that stands on it or is sold out. */
export function suggestionsFor(sections: Section[], onBoard: string[]): Item[] {
  const taken = new Set(onBoard);
  const free = sections
    .flatMap(({ items }) => items)
    .filter((item) => !taken.has(item.name) && soldOutNow(item) === "no");
  const recommended = free.filter(({ isFeatured }) => isFeatured);
  return [...new Set([...recommended, ...free.slice(0, MOST)])].slice(0, MOST);
}

/** What the dish of this name costs, in rupees; empty if the menu has none, or if that depends on the size. */
export function priceOf(sections: Section[], name: string): string {
  const dish = dishNamed(sections, name);
  const prices = new Set((dish ? shownPrices(dish) : []).map(({ pricePaise }) => pricePaise));
  const [paise = 0, ...others] = prices;
  return paise > 0 && others.length === 0 ? decimalRupees(paise) : "";
}

function dishNamed(sections: Section[], name: string): Item | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === "") return undefined;
  return sections.flatMap(({ items }) => items).find((item) => item.name.toLowerCase() === wanted);
}
