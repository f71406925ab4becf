import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { brand } from "#app/brand.ts";
import {
  itemChangeJsonInputs,
  itemJsonShape,
  itemToJson,
  newItemJsonInputs,
} from "#app/domain/menus/item-fields.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { isPhotoOfShop } from "#app/domain/menus/photos-of-shop.ts";
import { invalidAt } from "#app/domain/outcome.ts";
import { database, images } from "#app/http/context.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { fields, IdInput, wholeNumberInput } from "./fields.ts";

// Clients know the order of these fields: name and price, then the place, then everything else.

const { item: nameShape, price: priceShape, ...otherShapes } = itemJsonShape;

/** An item on the wire. Prices are rupees. */
export const ItemJson = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  item: nameShape,
  price: priceShape,
  item_order: v.pipe(v.number(), v.integer(), v.description("Its place, from 1")),
  section_id: v.pipe(v.number(), v.integer()),
  ...otherShapes,
  photo: v.optional(v.pipe(v.string(), v.description("The address of its photo"))),
});

/** An item on the wire, as it is at `now`. */
export function itemJson(row: Item, now: number) {
  const { item, price, ...others } = itemToJson(row, now);
  return {
    id: row.id,
    item,
    price,
    item_order: row.position,
    section_id: row.sectionId,
    ...others,
    ...(row.photoKey && { photo: `${brand.homeAddress}/images/${row.photoKey}` }),
  };
}

/** The part of a body whose key order readJson keeps. */
export const ITEM_ORDERED = ["submenu"];

const { item: newName, ...otherInputs } = newItemJsonInputs;

/** Refuses a photo that is not this shop's; undefined if nothing is wrong with it. */
export async function refusePhoto(
  context: Readonly<RouterContextProvider>,
  shopId: string,
  photo: string | null | undefined,
) {
  const stores = { db: context.get(database), images: context.get(images) };
  if (!photo || (await isPhotoOfShop(stores, shopId, photo))) return undefined;
  return invalidAt("photo", { code: "menu-photo-wrong" });
}

export const AddItemInput = fields({ item: newName, section_id: IdInput, ...otherInputs });

const { item: nameChange, price: priceChange, ...otherChanges } = itemChangeJsonInputs;
const changes = {
  item: nameChange,
  price: priceChange,
  item_order: v.optional(wholeNumberInput(menuLimits.itemsPerSection)),
  ...otherChanges,
};
const changeNames = Object.keys(changes);

/** Beside `item_order` the price 0 changes nothing: clients that only reorder send it for an item without a price. */
export const UpdateItemInput = v.pipe(
  fields({ item_id: IdInput, ...changes }),
  v.check(
    (body) => Object.values(body).filter((value) => value !== undefined).length > 1,
    "menu-item-unchanged",
  ),
  v.metadata({ anyOf: changeNames.map((name) => ({ required: [name] })) }),
  v.forward(
    v.check(({ price, item_order }) => price !== 0 || item_order !== undefined, "menu-price-zero"),
    ["price"],
  ),
  v.transform(({ price, ...body }) => ({ ...body, price: price === 0 ? undefined : price })),
);

export const DeleteItemInput = fields({ item_id: IdInput });
