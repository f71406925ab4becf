import * as v from "valibot";
import {
  ItemPriceInput,
  MetadataInput,
  NameInput,
  RupeesInput,
  SizeOptionsInput,
} from "#app/domain/menus/input.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { paiseFromRupees } from "#app/domain/menus/prices.ts";
import { fields, IdInput, wholeNumberInput } from "./fields.ts";

/** An item on the wire. Prices are rupees. */
export const ItemJson = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  item: v.string(),
  price: v.pipe(v.number(), v.description("Rupees; 0 where it has sizes alone")),
  item_order: v.pipe(v.number(), v.integer(), v.description("Its place, from 1")),
  section_id: v.pipe(v.number(), v.integer()),
  metadata: v.record(v.string(), v.unknown()),
  submenu: v.pipe(
    v.record(v.string(), v.number()),
    v.description("Sizes and their prices in rupees, in the shop's own order"),
  ),
});

/** The item as it is told. Its sizes are a Map, as their order is the shop's own. */
export function itemJson({ id, sectionId, metadata, ...item }: Item) {
  return {
    id,
    item: item.name,
    price: item.pricePaise / 100,
    item_order: item.position,
    section_id: sectionId,
    metadata,
    submenu: new Map(item.options.map(({ name, pricePaise }) => [name, pricePaise / 100])),
  };
}

/** Where readJson has to keep the order. */
export const ITEM_ORDERED = ["submenu"];

/** Sizes as a map of names to rupees. What is no name is left out; what is no number is no price. */
const SubmenuInput = v.pipe(
  v.map(v.string(), v.unknown(), "must be an object"),
  v.description(
    "Sizes and their prices in rupees, at most 20. A key that is blank or starts with size_ is left out; a price that is no number is 0",
  ),
  v.transform((sizes) =>
    [...sizes]
      // The first app kept a new, still unnamed size under size_ and a timestamp.
      .filter(([name]) => !name.trim().startsWith("size_"))
      .map(([name, price]) => ({ name, price })),
  ),
  SizeOptionsInput,
);

/** A new item. */
export const AddItemInput = fields({
  item: NameInput,
  section_id: IdInput,
  price: ItemPriceInput,
  metadata: v.optional(MetadataInput, {}),
});

/**
 * What becomes of an item. A client that only reorders sends all that it was told of each item: beside `item_order`,
 * the price 0 of one that has none leaves it so.
 */
export const UpdateItemInput = v.pipe(
  fields({
    item_id: IdInput,
    item: v.optional(NameInput),
    price: v.optional(v.pipe(RupeesInput, v.transform(paiseFromRupees))),
    item_order: v.optional(wholeNumberInput(1, menuLimits.itemsPerSection)),
    submenu: v.optional(SubmenuInput),
  }),
  v.check(
    // Besides its id.
    (body) => Object.values(body).filter((value) => value !== undefined).length > 1,
    "needs one of item, price, item_order, submenu",
  ),
  v.metadata({
    anyOf: ["item", "price", "item_order", "submenu"].map((name) => ({ required: [name] })),
  }),
  v.forward(
    v.check(
      ({ price, item_order }) => price !== 0 || item_order !== undefined,
      "must be more than 0",
    ),
    ["price"],
  ),
  v.transform(({ price, ...body }) => ({ ...body, price: price === 0 ? undefined : price })),
);

/** An item that goes. */
export const DeleteItemInput = fields({ item_id: IdInput });
