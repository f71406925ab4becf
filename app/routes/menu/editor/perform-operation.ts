import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { addItem, deleteItem, editItem, moveItem, reorderItems } from "#app/domain/menus/items.ts";
import {
  addSection,
  deleteSection,
  moveSection,
  renameSection,
  replaceSubheaders,
} from "#app/domain/menus/sections.ts";
import {
  done,
  type Full,
  type InvalidInput,
  type KeyReused,
  type Outcome,
  type Stale,
  type TooLarge,
} from "#app/domain/outcome.ts";
import { editShop } from "#app/domain/shops/details.ts";
import { changeShopImage, removeShopImage, type ImageKeeping } from "#app/domain/shops/image.ts";
import { moveWithin } from "./lists.ts";
import type { Operation, OperationName, OperationNamed } from "./operations.ts";
import { changedSubheaders, type SubheaderOperation } from "./subheader-list.ts";

/** What an operation works on: the tables, the images, and the shop whose member asked for it. */
export interface Workplace extends ImageKeeping {
  shopId: string;
  /** When, in ms UTC. */
  now: number;
}

/** Why an operation of the editor is refused. */
export type OperationRefusal = InvalidInput | Full | Stale | TooLarge | KeyReused;

/** Undefined where the shop has nothing of that id. */
type Answer = Outcome<unknown, OperationRefusal> | undefined;

type Performers = {
  [Name in OperationName]: (at: Workplace, operation: OperationNamed<Name>) => Promise<Answer>;
};

/** Does `operation` for the shop. Undefined where what it is about is not, or no longer, in this shop. */
export async function performOperation(at: Workplace, operation: Operation): Promise<Answer> {
  // TypeScript does not see that the name and the operation belong together.
  const perform = performers[operation.operation] as (...words: unknown[]) => Promise<Answer>;
  return perform(at, operation);
}

const performers: Performers = {
  "add-section": ({ db, shopId, now }, { name, key }) =>
    addSection(db, shopId, { name }, onceFor(key, now)),
  "rename-section": ({ db, shopId }, section) => found(renameSection(db, shopId, section)),
  "delete-section": ({ db, shopId }, section) => deleteSection(db, shopId, section),
  "move-section-up": moveSectionTo,
  "move-section-down": moveSectionTo,
  "drag-section": moveSectionTo,
  "add-subheader": changeSubheaders,
  "edit-subheader": changeSubheaders,
  "delete-subheader": changeSubheaders,
  "move-subheader": changeSubheaders,
  "add-item": ({ db, shopId, now }, { sectionId, name, price: pricePaise, key }) =>
    addItem(db, shopId, { sectionId, name, pricePaise }, onceFor(key, now)),
  "edit-item": ({ db, shopId }, { itemId, revision, name, price: pricePaise, options }) =>
    editItem(db, shopId, { itemId, revision, name, pricePaise, options }),
  "delete-item": ({ db, shopId }, item) => deleteItem(db, shopId, item),
  "move-item": ({ db, shopId }, move) => found(moveItem(db, shopId, move)),
  "drag-item": async ({ db, shopId }, { sectionId, seen, itemId, to, revision }) => {
    if (!seen.includes(itemId)) return undefined;
    const itemIds = moveWithin(seen, seen.indexOf(itemId), to);
    return reorderItems(db, shopId, { sectionId, itemIds, revision });
  },
  "edit-shop": ({ db, shopId }, edit) => editShop(db, shopId, edit),
  "change-shop-image": async ({ db, images, shopId }, { image }) =>
    changeShopImage({ db, images }, shopId, new Uint8Array(await image.arrayBuffer())),
  "remove-shop-image": ({ db, images, shopId }) => found(removeShopImage({ db, images }, shopId)),
};

/** Without a key an addition is done each time that it is sent. */
function onceFor(key: string | undefined, now: number): Once | undefined {
  return key === undefined ? undefined : { key, now };
}

/** What is not refused for anything but that it is not there. */
async function found(thing: Promise<object | undefined>): Promise<Answer> {
  const value = await thing;
  return value && done(value);
}

function moveSectionTo({ db, shopId }: Workplace, move: { sectionId: number; to: number }) {
  return found(moveSection(db, shopId, move));
}

function changeSubheaders({ db, shopId }: Workplace, change: SubheaderOperation) {
  const { sectionId, revision } = change;
  const subheaders = changedSubheaders(change);
  return replaceSubheaders(db, shopId, { sectionId, subheaders, revision });
}
