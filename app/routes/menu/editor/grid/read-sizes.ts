import * as v from "valibot";
import { SizeOptionsFormInput } from "#app/domain/menus/input.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { lowestPrice } from "#app/domain/menus/prices.ts";
import { plainRupees } from "#app/domain/menus/typed-price.ts";
import { done, invalidAt, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { lastSizes } from "#app/routes/menu/editor/entry/entry-fields.ts";
import { readTypedPrices, unclearPrice } from "#app/routes/menu/editor/entry/typed-prices.ts";
import type { CellWords } from "./columns.ts";
import type { SizesRefused } from "./read-prices.ts";

type Sizes = Partial<Pick<Item, "pricePaise" | "options">>;

interface At {
  item: Item | undefined;
  section: Section;
  words: CellWords;
}

/**
 * What “Half 70 / Full 110” makes of a dish's sizes, none for an empty text. “70/110” keeps the names that it has, or
 * takes those of the section, or else the usual ones. Never guessed: a size without a price is refused, unless it has
 * none now, and so is one without a name beside one that has a name.
 *
 * A price of the dish's own, which its menu shows, stays whatever the sizes cost. A dish that has none takes the lowest
 * price of its sizes, and one whose own price is hidden, as an old size repeats it, the price of what stands in that
 * size's place.
 */
export function readSizes(text: string, at: At): Outcome<Sizes, InvalidInput | SizesRefused> {
  const { item } = at;
  if (text.trim() === "") return done(item && item.options.length > 0 ? { options: [] } : {});
  const unclear = unclearPrice(text);
  if (unclear) return refused({ reason: "unclear", ...unclear });
  const typed = readTypedPrices(text);
  const rows = typed.map((size) => rowOf(size, item));
  const isNameless = rows.length > 0 && rows.every(({ name }) => name === undefined);
  const usual = isNameless ? usualNames(typed.length, at) : [];
  if (!usual) return refused({ reason: "unnamed-sizes", count: typed.length });
  const named = rows.map(({ name, price }, index) => ({ name: name ?? usual[index] ?? "", price }));
  const read = v.safeParse(SizeOptionsFormInput, named);
  if (!read.success) return invalidAt("options", problemOf(read.issues[0]));
  const options = read.output;
  if (options.every(({ pricePaise }) => pricePaise === 0)) {
    return invalidAt("options", { code: "menu-price-zero" });
  }
  return done({ options, ...ownPrice(item, options) });
}

/** What so many sizes without names are called. */
function usualNames(count: number, { item, section, words }: At): string[] | undefined {
  if (item?.options.length === count) return item.options.map(({ name }) => name);
  return lastSizes(section, count) ?? words.sizes(count);
}

/** What people write between a name and its price. */
const BETWEEN = /[-–—:=₹]$|\brs\.?$/i;

/** “Half 70” as its parts; “70” alone has no name. What is no price is left for the rules to refuse. */
function rowOf(size: string, item: Item | undefined) {
  const end = size.lastIndexOf(" ");
  const price = plainRupees(size.slice(end + 1));
  if (end < 0 && /^\d/.test(price)) return { name: undefined, price };
  const isPriceless = item?.options.some(
    ({ name, pricePaise }) => name === size && pricePaise === 0,
  );
  if (isPriceless) return { name: size, price: "" };
  return { name: size.slice(0, Math.max(end, 0)).replace(BETWEEN, "").trim(), price };
}

function ownPrice(item: Item | undefined, options: Item["options"]): Sizes {
  if (item && item.pricePaise > 0) {
    const same = item.options.findIndex(({ pricePaise }) => pricePaise === item.pricePaise);
    if (same < 0) return {};
    const pricePaise = options[same]?.pricePaise ?? 0;
    if (pricePaise > 0) return { pricePaise };
  }
  return { pricePaise: lowestPrice(options.map(({ pricePaise }) => pricePaise)) };
}
