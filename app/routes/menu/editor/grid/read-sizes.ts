import * as v from "valibot";
import { SizeOptionsFormInput } from "#app/domain/menus/input.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { shownPrices } from "#app/domain/menus/prices.ts";
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
 * none now.
 */
export function readSizes(text: string, at: At): Outcome<Sizes, InvalidInput | SizesRefused> {
  const { item } = at;
  if (text.trim() === "") return done(item && item.options.length > 0 ? { options: [] } : {});
  const unclear = unclearPrice(text);
  if (unclear) return refused({ reason: "unclear", ...unclear });
  const typed = readTypedPrices(text);
  const usual = usualNames(typed.length, at);
  const rows = typed.map((size, index) => rowOf(size, usual?.[index], item));
  if (rows.some(({ name }) => name === undefined)) {
    return refused({ reason: "unnamed-sizes", count: typed.length });
  }
  const read = v.safeParse(SizeOptionsFormInput, rows);
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

/** “Half 70” as its parts, where “70” alone gets the usual name. What is no price is left for the rules to refuse. */
function rowOf(size: string, usual: string | undefined, item: Item | undefined) {
  const end = size.lastIndexOf(" ");
  const price = plainRupees(size.slice(end + 1));
  if (end < 0 && /^\d/.test(price)) return { name: usual, price };
  const isPriceless = item?.options.some(
    ({ name, pricePaise }) => name === size && pricePaise === 0,
  );
  if (isPriceless) return { name: size, price: "" };
  return { name: size.slice(0, Math.max(end, 0)).replace(BETWEEN, "").trim(), price };
}

/** A dish's own price stays if it stands beside its sizes. Where one of them repeats it, it goes with that one. */
function ownPrice(item: Item | undefined, options: Item["options"]): Sizes {
  const before = item?.options ?? [];
  const isApart = item && before.length > 0 && shownPrices(item).length > before.length;
  if (isApart) return {};
  const same = before.findIndex(({ pricePaise }) => pricePaise === item?.pricePaise);
  const own = [options[same], ...options].find((size) => size && size.pricePaise > 0);
  return own ? { pricePaise: own.pricePaise } : {};
}
