import { deleteItem } from "#app/domain/menus/items.ts";
import { database } from "#app/http/context.ts";
import { memberCall } from "./calls.ts";
import { deleted, DeletedJson } from "./deleted-json.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS } from "./examples.ts";
import { DeleteItemInput } from "./item-json.ts";

export const loader = endpoint({
  POST: memberCall({
    summary: "Deletes an item",
    takes: { input: DeleteItemInput, example: { item_id: EXAMPLE_IDS.deletedItemId } },
    gives: { status: 200, shape: DeletedJson, example: deleted },
    deletes: ({ item_id }) => ({ items: [item_id], sections: [] }),
    perform: ({ context, shopId, once }, { item_id }) =>
      deleteItem(context.get(database), shopId, { itemId: item_id }, once),
    show: () => deleted,
    missing: "The shop has no such item",
  }),
});
export const action = loader;
