import * as v from "valibot";
import { itemFromJson } from "#app/domain/menus/item-fields.ts";
import { addItem } from "#app/domain/menus/items.ts";
import { shopTime } from "#app/domain/menus/shop-time.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS, exampleAdded, exampleSizes, exampleWords } from "./examples.ts";
import { AddItemInput, ITEM_ORDERED, ItemJson, itemJson, refusePhoto } from "./item-json.ts";

export const loader = endpoint({
  POST: memberCall({
    summary: "Adds an item at the end of its section",
    takes: {
      input: AddItemInput,
      example: {
        item: "Tandoori Chai",
        second_name: "तंदूरी चाय",
        section_id: EXAMPLE_IDS.sectionId,
        price: 20,
        submenu: exampleSizes,
        ...exampleWords,
      },
    },
    gives: {
      status: 201,
      shape: v.strictObject({ item: ItemJson }),
      example: { item: exampleAdded },
    },
    ordered: ITEM_ORDERED,
    perform: async ({ context, shopId, once }, { section_id, ...body }) => {
      const refusal = await refusePhoto(context, shopId, body.photo);
      if (refusal) return refusal;
      const db = context.get(database);
      const at = await shopTime(db, shopId, { now: Date.now(), soldOut: [body.sold_out] });
      const place = { sectionId: section_id, name: body.item, pricePaise: body.price };
      return addItem(db, shopId, { ...place, ...itemFromJson(body, at) }, once);
    },
    show: (item) => ({ item: itemJson(item, Date.now()) }),
    missing: "The shop has no such section",
  }),
});
export const action = loader;
