import * as v from "valibot";
import {
  ItemPriceInput,
  ItemPriceOrNoneInput,
  MetadataInput,
  NameInput,
  RupeesInput,
  SizeOptionsInput,
  SubmenuInput,
} from "./input.ts";
import type { Item } from "./menus.ts";
import { decimalRupees } from "./prices.ts";

// All that the form, the optimistic menu, the database, the JSON API and the import know about the fields of an
// item. A new field is a line in each of these lists; docs/tour.md says what else it takes.

/** The columns that a shop fills in. The others say where an item stands. */
export type ItemValues = Omit<Item, "id" | "shopId" | "sectionId" | "position" | "revision">;

/** A new item before its shop has filled in anything. */
export const emptyItem: ItemValues = { name: "", pricePaise: 0, options: [], metadata: {} };

/** How the fields of the form are read. */
export const itemFormInputs = {
  name: NameInput,
  pricePaise: ItemPriceInput,
  options: SizeOptionsInput,
};

/** The fields of that form, filled in for an item. A price of 0 means none and stays empty. */
export function itemFormTexts(item: ItemValues): [field: string, text: string][] {
  return [
    ["name", item.name],
    ["priceRupees", rupeesText(item.pricePaise)],
    ...item.options.flatMap(({ name, pricePaise }): [string, string][] => [
      ["optionName", name],
      ["optionPriceRupees", rupeesText(pricePaise)],
    ]),
  ];
}

function rupeesText(paise: number): string {
  return paise > 0 ? decimalRupees(paise) : "";
}

/** An item in the JSON API. Prices are rupees. */
export const itemJsonShape = {
  item: v.string(),
  price: v.pipe(v.number(), v.description("Rupees; 0 where it has sizes alone")),
  metadata: v.record(v.string(), v.unknown()),
  submenu: v.pipe(
    v.record(v.string(), v.number()),
    v.description("Sizes and their prices in rupees, in the shop's own order"),
  ),
};

/** Writes an item in that shape, except that the sizes are a Map, which keeps their order. */
export function itemToJson({ name, pricePaise, metadata, options }: ItemValues) {
  return {
    item: name,
    price: pricePaise / 100,
    metadata,
    submenu: new Map(options.map((option) => [option.name, option.pricePaise / 100])),
  };
}

/** What the JSON API reads of a new item: rupees in, paise out. */
export const newItemJsonInputs = {
  item: NameInput,
  price: ItemPriceInput,
  metadata: v.optional(MetadataInput, {}),
};

/** What it reads of a change to an item. Fields that are left out stay as they are. */
export const itemChangeJsonInputs = {
  item: v.optional(NameInput),
  price: v.optional(ItemPriceOrNoneInput),
  submenu: v.optional(SubmenuInput),
};

/** What the import reads of an item, besides its sizes. Its price stays in rupees. */
export const itemFileInputs = {
  item: NameInput,
  price: v.nullish(RupeesInput, 0),
  metadata: v.nullish(MetadataInput, {}),
};

type ItemInFile = v.InferOutput<v.ObjectSchema<typeof itemFileInputs, undefined>>;

/** The item to store, but for its prices, which the import may have to correct. */
export function itemFromFile({ item, metadata }: ItemInFile) {
  return { ...emptyItem, name: item, metadata };
}
