import type { Catalogue } from "#app/messages/en.ts";
import { fieldOf, type Fields } from "./fields.ts";
import type { OperationName } from "./operations.ts";

export type Failure = keyof Catalogue["editor"]["failed"];

export interface OperationKind {
  verb: "add" | "edit" | "move" | "delete";
  noun: "section" | "subheader" | "item" | "menu" | "shop" | "image" | "photo";
  failure: Failure;
}

const kinds: Record<OperationName, OperationKind> = {
  "add-section": { verb: "add", noun: "section", failure: "addSection" },
  "rename-section": { verb: "edit", noun: "section", failure: "renameSection" },
  "edit-section": { verb: "edit", noun: "section", failure: "editSection" },
  "delete-section": { verb: "delete", noun: "section", failure: "deleteSection" },
  "move-section": { verb: "move", noun: "section", failure: "moveSection" },
  "add-subheader": { verb: "add", noun: "subheader", failure: "addSubheader" },
  "edit-subheader": { verb: "edit", noun: "subheader", failure: "editSubheader" },
  "delete-subheader": { verb: "delete", noun: "subheader", failure: "deleteSubheader" },
  "move-subheader": {
    verb: "move",
    noun: "subheader",
    failure: "moveSubheader",
  },
  "add-item": { verb: "add", noun: "item", failure: "addItem" },
  "edit-item": { verb: "edit", noun: "item", failure: "editItem" },
  "delete-item": { verb: "delete", noun: "item", failure: "deleteItem" },
  "move-item": { verb: "move", noun: "item", failure: "moveItem" },
  "drag-item": { verb: "move", noun: "item", failure: "moveItem" },
  "patch-menu": { verb: "edit", noun: "menu", failure: "editMenu" },
  "change-item-photo": { verb: "edit", noun: "photo", failure: "changePhoto" },
  "remove-item-photo": { verb: "delete", noun: "photo", failure: "removePhoto" },
  "edit-shop": { verb: "edit", noun: "shop", failure: "editShop" },
  "edit-shop-board": { verb: "edit", noun: "shop", failure: "editBoard" },
  "change-shop-image": { verb: "edit", noun: "image", failure: "changePicture" },
  "remove-shop-image": { verb: "delete", noun: "image", failure: "removePicture" },
};

/** What an operation does, and to what; undefined where the fields name none. */
export function kindOf(fields: Fields): OperationKind | undefined {
  const name = fieldOf(fields, "operation") ?? "";
  return isOperationName(name) ? kinds[name] : undefined;
}

/** The buttons that move a section up and down have texts of their own. */
const STEP_FAILURES: Record<string, Failure> = {
  up: "moveSectionUp",
  down: "moveSectionDown",
};

/** The text when the operation in `fields` has failed. */
export function failureOf(fields: Fields): Failure {
  const step = fieldOf(fields, "by") ?? "";
  return STEP_FAILURES[step] ?? kindOf(fields)?.failure ?? "unknown";
}

function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(kinds, text);
}
