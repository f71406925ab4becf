import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { itemFromForm } from "#app/domain/menus/item-fields.ts";
import { changeItemPhoto, removeItemPhoto } from "#app/domain/menus/item-photo.ts";
import { addItem, deleteItem, editItem, moveItem, reorderItems } from "#app/domain/menus/items.ts";
import { insertSection } from "#app/domain/menus/patch/insert-section.ts";
import { patchAt } from "#app/domain/menus/patch/patch-input.ts";
import { patchMenu } from "#app/domain/menus/patch/patch-menu.ts";
import { photosIn } from "#app/domain/menus/patch/photos-in-patch.ts";
import { areStoredFor, type PhotoOwners } from "#app/domain/menus/photos-of-shop.ts";
import type { MenuRefusal } from "#app/domain/menus/refusals.ts";
import {
  addSection,
  deleteSection,
  editSection,
  moveSection,
  replaceSubheaders,
} from "#app/domain/menus/sections.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { editShop } from "#app/domain/menus/shop-details.ts";
import { shopTime } from "#app/domain/menus/shop-time.ts";
import { done, type Outcome } from "#app/domain/outcome.ts";
import { readPhoto } from "#app/domain/photos/photo.ts";
import { changeShopImage, removeShopImage, type ImageStores } from "#app/domain/shops/image.ts";
import type { FormRefusal } from "#app/http/forms.ts";
import { moveWithin } from "./lists.ts";
import type { Operation, OperationName, OperationNamed } from "./operations.ts";
import { changedSubheaders, type SubheaderOperation } from "./subheader-list.ts";

export interface Workplace extends ImageStores {
  images: ImageStores["images"] & PhotoOwners;
  shopId: string;
  now: number;
}

export type OperationRefusal = MenuRefusal | FormRefusal;

/** Undefined where the shop has nothing of that id. */
type Answer = Outcome<unknown, OperationRefusal> | undefined;

type Performers = {
  [Name in OperationName]: (at: Workplace, operation: OperationNamed<Name>) => Promise<Answer>;
};

/** Performs `operation` for the shop. Undefined if what it is about is not, or no longer, in this shop. */
export async function performOperation(at: Workplace, operation: Operation): Promise<Answer> {
  // TypeScript cannot tell that the name and the operation belong together.
  const perform = performers[operation.operation] as (...words: unknown[]) => Promise<Answer>;
  return perform(at, operation);
}

const performers: Performers = {
  "add-section": ({ db, shopId, now }, { name, to, key }) =>
    to === undefined
      ? addSection(db, shopId, { name }, onceFor(key, now))
      : insertSection(db, shopId, { name, to }, onceFor(key, now)),
  "rename-section": ({ db, shopId }, { sectionId, name, was }) =>
    editSection(db, shopId, { sectionId, name }, was),
  "edit-section": ({ db, shopId }, { sectionId, values, was }) =>
    editSection(db, shopId, { sectionId, ...values }, was),
  "delete-section": ({ db, shopId }, { sectionId, seen, revision }) =>
    deleteSection(db, shopId, {
      sectionId,
      ...(revision !== undefined && { seen: { itemIds: seen, revision } }),
    }),
  "move-section": ({ db, shopId }, { sectionId, to }) =>
    found(moveSection(db, shopId, { sectionId, to })),
  "add-subheader": changeSubheaders,
  "edit-subheader": changeSubheaders,
  "delete-subheader": changeSubheaders,
  "move-subheader": changeSubheaders,
  "add-item": ({ db, shopId, now }, { sectionId, values, key }) =>
    addItem(db, shopId, { sectionId, ...values }, onceFor(key, now)),
  "edit-item": async ({ db, shopId, now }, { itemId, revision, values }) => {
    const at = await shopTime(db, shopId, { now, soldOut: [values.soldOut] });
    return editItem(db, shopId, { itemId, revision, ...itemFromForm(values, at) });
  },
  "delete-item": ({ db, shopId }, { itemId, revision }) =>
    deleteItem(db, shopId, { itemId, ...(revision !== undefined && { revision }) }),
  "move-item": ({ db, shopId }, move) => found(moveItem(db, shopId, move)),
  "drag-item": async ({ db, shopId }, { sectionId, seen, itemId, to, revision }) => {
    if (!seen.includes(itemId)) return undefined;
    const itemIds = moveWithin(seen, seen.indexOf(itemId), to);
    return reorderItems(db, shopId, { sectionId, itemIds, revision });
  },
  "patch-menu": async ({ db, images, shopId, now }, { patch, key }) => {
    const soldOut = patch.items.map(({ values }) => values.soldOut);
    const timed = patchAt(patch, await shopTime(db, shopId, { now, soldOut }));
    if (!(await areStoredFor(images, shopId, photosIn(timed)))) return undefined;
    return patchMenu(db, shopId, timed, onceFor(key, now));
  },
  "change-item-photo": async ({ db, images, shopId, now }, { itemId, photo, small, key }) =>
    changeItemPhoto(
      { db, images },
      shopId,
      { itemId, large: await photo.bytes(), small: await small?.bytes() },
      onceFor(key, now),
    ),
  "remove-item-photo": ({ db, shopId }, item) => found(removeItemPhoto(db, shopId, item)),
  "edit-shop": editShopWithPicture,
  "edit-shop-board": ({ db, shopId, now }, { board, revision }) =>
    setBoard(db, shopId, { dishes: board, seen: revision }, { now }),
  "change-shop-image": async ({ db, images, shopId }, { image }) =>
    changeShopImage({ db, images }, shopId, new Uint8Array(await image.arrayBuffer())),
  "remove-shop-image": ({ db, images, shopId }) => found(removeShopImage({ db, images }, shopId)),
};

/** Nothing is saved of a form whose picture is none. */
async function editShopWithPicture(
  { db, images, shopId, now }: Workplace,
  { image, withoutPicture, ...edit }: OperationNamed<"edit-shop">,
): Promise<Answer> {
  const bytes = await image?.bytes();
  const read = bytes && readPhoto(bytes);
  if (read && !read.ok) return read;
  const edited = await editShop(db, shopId, edit, { now });
  if (!edited?.ok) return edited;
  if (bytes) return changeShopImage({ db, images }, shopId, bytes);
  if (withoutPicture) await removeShopImage({ db, images }, shopId);
  return edited;
}

/** Without a key, an addition is done each time it is sent. */
function onceFor(key: string | undefined, now: number): Once | undefined {
  return key === undefined ? undefined : { key, now };
}

/** For domain functions that refuse nothing: not finding the thing is the only failure. */
async function found(thing: Promise<object | undefined>): Promise<Answer> {
  const value = await thing;
  return value && done(value);
}

function changeSubheaders({ db, shopId }: Workplace, change: SubheaderOperation) {
  const { sectionId, revision } = change;
  const subheaders = changedSubheaders(change);
  return replaceSubheaders(db, shopId, { sectionId, subheaders, revision });
}
