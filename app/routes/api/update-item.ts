import * as v from "valibot";
import { itemFromJson } from "#app/domain/menus/item-fields.ts";
import { editItem, itemWithBackTime } from "#app/domain/menus/items.ts";
import { shopTime } from "#app/domain/menus/shop-time.ts";
import { done } from "#app/domain/outcome.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS, exampleSizes, exampleSoldOut, exampleWords } from "./examples.ts";
import { ITEM_ORDERED, ItemJson, itemJson, refusePhoto, UpdateItemInput } from "./item-json.ts";

export const loader = endpoint({
  PUT: memberCall({
    summary:
      "Changes an item, for instance its price, sizes or mark; what is left out stays as it is",
    takes: {
      input: UpdateItemInput,
      example: {
        item_id: EXAMPLE_IDS.itemId,
        price: 20,
        submenu: exampleSizes,
        ...exampleWords,
        sold_out: "until-said",
        photo: null,
      },
    },
    ordered: ITEM_ORDERED,
    gives: {
      status: 200,
      shape: v.strictObject({ item: ItemJson }),
      example: { item: exampleSoldOut },
    },
    perform: async ({ context, shopId }, { item_id, item_order, ...body }) => {
      const refusal = await refusePhoto(context, shopId, body.photo);
      if (refusal) return refusal;
      const db = context.get(database);
      const at = await shopTime(db, shopId, { now: Date.now(), soldOut: [body.sold_out] });
      const edited = await editItem(db, shopId, {
        itemId: item_id,
        ...(item_order !== undefined && { position: item_order }),
        ...itemFromJson(body, at),
      });
      return edited?.ok ? done(await itemWithBackTime(db, edited.value)) : edited;
    },
    show: (item) => ({ item: itemJson(item, Date.now()) }),
    missing: "The shop has no such item",
  }),
});
export const action = loader;
