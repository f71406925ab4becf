import { fieldOf, type Fields } from "./fields.ts";
import type { OperationName } from "./operations.ts";

/** What an operation does, to what, and what its owner is told when it fails. */
export interface OperationKind {
  verb: "add" | "edit" | "move" | "delete";
  noun: "section" | "subheader" | "item" | "shop" | "image";
  failure: string;
}

const kinds: Record<OperationName, OperationKind> = {
  "add-section": { verb: "add", noun: "section", failure: "Failed to add section" },
  "rename-section": { verb: "edit", noun: "section", failure: "Failed to update section name" },
  "delete-section": { verb: "delete", noun: "section", failure: "Failed to delete section" },
  "move-section": { verb: "move", noun: "section", failure: "Failed to update section order" },
  "add-subheader": { verb: "add", noun: "subheader", failure: "Failed to add subheader" },
  "edit-subheader": { verb: "edit", noun: "subheader", failure: "Failed to update subheader" },
  "delete-subheader": { verb: "delete", noun: "subheader", failure: "Failed to delete subheader" },
  "move-subheader": {
    verb: "move",
    noun: "subheader",
    failure: "Failed to update subheader order",
  },
  "add-item": { verb: "add", noun: "item", failure: "Failed to add item" },
  "edit-item": { verb: "edit", noun: "item", failure: "Failed to update item" },
  "delete-item": { verb: "delete", noun: "item", failure: "Failed to delete item" },
  "move-item": { verb: "move", noun: "item", failure: "Failed to update item order" },
  "drag-item": { verb: "move", noun: "item", failure: "Failed to update item order" },
  "edit-shop": { verb: "edit", noun: "shop", failure: "Failed to update shop details" },
  "change-shop-image": { verb: "edit", noun: "image", failure: "Failed to update shop image" },
  "remove-shop-image": { verb: "delete", noun: "image", failure: "Failed to remove shop image" },
};

export function kindOf(fields: Fields): OperationKind | undefined {
  const name = fieldOf(fields, "operation") ?? "";
  return isOperationName(name) ? kinds[name] : undefined;
}

/** The buttons that move a section up and down have messages of their own. */
const STEP_FAILURES: Record<string, string> = {
  up: "Failed to move section up",
  down: "Failed to move section down",
};

/** The message when the operation in `fields` has failed. */
export function failureOf(fields: Fields): string {
  const step = fieldOf(fields, "by") ?? "";
  return STEP_FAILURES[step] ?? kindOf(fields)?.failure ?? "Failed to save";
}

function isOperationName(text: string): text is OperationName {
  return Object.hasOwn(kinds, text);
}
