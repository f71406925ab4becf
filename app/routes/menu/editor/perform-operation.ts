import { addItem, deleteItem, editItem, moveItem, reorderItems } from "#app/domain/menus/items.ts";
import {
  addSection,
  deleteSection,
  moveSection,
  renameSection,
  replaceSubheaders,
} from "#app/domain/menus/sections.ts";
import { done, type Outcome, type Refusal } from "#app/domain/outcome.ts";
import { editShop } from "#app/domain/shops/details.ts";
import { changeShopImage, removeShopImage, type ImageStore } from "#app/domain/shops/image.ts";
import { moveWithin } from "./lists.ts";
import type { Operation, OperationName, OperationNamed } from "./operations.ts";
import { changedSubheaders, type SubheaderOperation } from "./subheader-list.ts";

type Database = Parameters<typeof addSection>[0];

/** What an operation works on: the tables, the images, and the shop whose member asked for it. */
export interface Workplace {
  db: Database;
  images: ImageStore;
  shopId: string;
}

/** What the rooms answer: a thing, an outcome, or undefined where the shop has nothing of that id. */
type Answer = object | undefined;

type Performers = {
  [Name in OperationName]: (at: Workplace, operation: OperationNamed<Name>) => Promise<Answer>;
};

/** Does `operation` for the shop. Undefined where what it is about is not, or no longer, in this shop. */
export async function performOperation(
  at: Workplace,
  operation: Operation,
): Promise<Outcome<unknown, Refusal> | undefined> {
  // TypeScript does not see that the name and the operation belong together.
  const perform = performers[operation.operation] as (...words: unknown[]) => Promise<Answer>;
  const answer = await perform(at, operation);
  return answer && ("ok" in answer ? (answer as Outcome<unknown, Refusal>) : done(answer));
}

const performers: Performers = {
  "add-section": ({ db, shopId }, section) => addSection(db, shopId, section),
  "rename-section": ({ db, shopId }, section) => renameSection(db, shopId, section),
  "delete-section": ({ db, shopId }, section) => deleteSection(db, shopId, section),
  "move-section-up": ({ db, shopId }, move) => moveSection(db, shopId, move),
  "move-section-down": ({ db, shopId }, move) => moveSection(db, shopId, move),
  "drag-section": ({ db, shopId }, move) => moveSection(db, shopId, move),
  "add-subheader": changeSubheaders,
  "edit-subheader": changeSubheaders,
  "delete-subheader": changeSubheaders,
  "move-subheader": changeSubheaders,
  "add-item": ({ db, shopId }, { sectionId, name, price: pricePaise, key }) =>
    addItem(db, shopId, { sectionId, name, pricePaise, key }),
  "edit-item": ({ db, shopId }, { itemId, revision, name, price: pricePaise, options }) =>
    editItem(db, shopId, { itemId, revision, name, pricePaise, options }),
  "delete-item": ({ db, shopId }, item) => deleteItem(db, shopId, item),
  "move-item": ({ db, shopId }, move) => moveItem(db, shopId, move),
  "drag-item": async ({ db, shopId }, { sectionId, seen, itemId, to, revision }) => {
    if (!seen.includes(itemId)) return undefined;
    const itemIds = moveWithin(seen, seen.indexOf(itemId), to);
    return reorderItems(db, shopId, { sectionId, itemIds, revision });
  },
  "edit-shop": ({ db, shopId }, edit) => editShop(db, shopId, edit),
  "set-shop-image": async ({ db, images, shopId }, { image }) =>
    changeShopImage({ db, images }, shopId, new Uint8Array(await image.arrayBuffer())),
  "remove-shop-image": ({ db, images, shopId }) => removeShopImage({ db, images }, shopId),
};

function changeSubheaders({ db, shopId }: Workplace, change: SubheaderOperation) {
  const { sectionId, revision } = change;
  const subheaders = changedSubheaders(change);
  return replaceSubheaders(db, shopId, { sectionId, subheaders, revision });
}
