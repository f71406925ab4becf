import * as v from "valibot";
import { ItemPriceFormInput, PriceOrNoneFormInput } from "#app/domain/menus/input.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { shownPrices } from "#app/domain/menus/prices.ts";
import { done, invalidAt, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { lastSizes } from "#app/routes/menu/editor/entry/entry-fields.ts";
import { readTypedPrices, unclearPrice } from "#app/routes/menu/editor/entry/typed-prices.ts";
import type { CellWords } from "./columns.ts";

/** It may be one price or several, the dish has another number of prices, or nobody can tell what the sizes are called. */
export type SizesRefused =
  | { reason: "unclear"; one: string; several: string }
  | { reason: "other-sizes"; count: number }
  | { reason: "unnamed-sizes"; count: number };

type Prices = Partial<Pick<Item, "pricePaise" | "options">>;

interface At {
  item: Item | undefined;
  section: Section;
  words: CellWords;
}

/**
 * What “70” or “70/110” makes of a dish's prices. Its sizes keep their names, so as many prices are asked for as it
 * has, or its own alone; one without sizes gets those that the section has, or else the usual names.
 */
export function readPrices(text: string, at: At): Outcome<Prices, InvalidInput | SizesRefused> {
  const unclear = unclearPrice(text);
  if (unclear) return refused({ reason: "unclear", ...unclear });
  const read = readEach(readTypedPrices(text));
  if (!read.ok) return read;
  const prices = read.value;
  const { item } = at;
  if (item && item.options.length > 0) return withSizes(item, prices);
  if (prices.length === 1) return done({ pricePaise: prices[0] ?? 0, options: [] });
  const names = lastSizes(at.section, prices.length) ?? at.words.sizes(prices.length);
  if (!names) return refused({ reason: "unnamed-sizes", count: prices.length });
  const options = names.map((name, index) => ({ name, pricePaise: prices[index] ?? 0 }));
  return done({ pricePaise: prices[0] ?? 0, options });
}

/** Prices in paise, the first of them above 0. */
function readEach(texts: string[]): Outcome<number[], InvalidInput> {
  const prices: number[] = [];
  for (const text of texts.length > 0 ? texts : [""]) {
    const read = v.safeParse(prices.length > 0 ? PriceOrNoneFormInput : ItemPriceFormInput, text);
    if (!read.success) return invalidAt("pricePaise", problemOf(read.issues[0]));
    prices.push(read.output);
  }
  return done(prices);
}

function withSizes(item: Item, prices: number[]): Outcome<Prices, SizesRefused> {
  const shown = shownPrices(item);
  const [own = 0] = prices;
  // Beside the sizes, which have a column of their own.
  if (prices.length === 1 && shown.length > item.options.length) return done({ pricePaise: own });
  if (prices.length !== shown.length)
    return refused({ reason: "other-sizes", count: shown.length });
  const hasOwn = shown.length > item.options.length;
  const ofSizes = hasOwn ? prices.slice(1) : prices;
  const options = item.options.map((size, index) => ({
    ...size,
    pricePaise: ofSizes[index] ?? 0,
  }));
  // Where a size repeats it, it goes with that size.
  const same = item.options.findIndex(({ pricePaise }) => pricePaise === item.pricePaise);
  const price = hasOwn ? own : ofSizes[same];
  return done({ options, ...(price !== undefined && { pricePaise: price }) });
}
