import { isEmpty, type Left } from "#app/domain/menus/patch/left-parts.ts";
import type { NewIds } from "#app/domain/menus/patch/new-ids.ts";
import type { Patched } from "#app/domain/menus/patch/patch-menu.ts";
import { renamePatch } from "#app/domain/menus/patch/rebase-patch.ts";
import type { Fields } from "./fields.ts";
import type { Operation } from "./operations.ts";
import { patchIn, patchField } from "./patch-fields.ts";

export type { NewIds };

/** What the server named: the section, the item or the picture that was added, or all that a patch added. */
export interface Added {
  id?: number;
  ids?: NewIds;
  /** The revision that the menu had reached before something was added by a patch. */
  reached?: number;
  /** What of a patch was not made. */
  left?: Left;
  /** The key of a new picture of the shop. */
  imageKey?: string;
}

type PictureNamed = Required<Pick<Added, "imageKey">>;

/** What an operation added, by the value that performing it gave. */
export function addedBy({ operation }: Operation, value: unknown): Added {
  if (operation === "patch-menu") {
    const { left, reached, ...ids } = value as Patched;
    return { ids, reached, ...(left && !isEmpty(left) && { left }) };
  }
  if (operation === "change-shop-image") return { imageKey: (value as PictureNamed).imageKey };
  const isAddition = operation === "add-item" || operation === "add-section";
  if (!isAddition) return {};
  const { id, reached } = value as { id: number; reached?: number };
  return { id, ...(reached !== undefined && { reached }) };
}

/** The same by the ids that the browser had given: that of a change, below zero, or those in its patch. */
export function newIdsOf(operation: Operation, draftId: number, { id, ids }: Added): NewIds {
  const named = id === undefined ? {} : { [draftId]: id };
  const isSection = operation.operation === "add-section";
  return ids ?? { sections: isSection ? named : {}, items: isSection ? {} : named };
}

/** Fields in which what was new has the ids that the server gave it. The same list where they name none of it. */
export function withNewIds(fields: Fields, ids: NewIds): Fields {
  const isOfSeen = fields.some(([, value]) => value === "drag-item" || value === "delete-section");
  const kinds: Record<string, keyof NewIds> = {
    sectionId: "sections",
    itemId: "items",
    ...(isOfSeen && { seen: "items" }),
  };
  let isSame = true;
  const renamed = fields.map(([name, value]): Fields[number] => {
    const kind = kinds[name];
    const id = kind && ids[kind][Number(value)];
    if (id === undefined) return [name, value];
    isSame = false;
    return [name, String(id)];
  });
  const patch = patchIn(fields);
  if (patch)
    return [...renamed.filter(([name]) => name !== "patch"), patchField(renamePatch(patch, ids))];
  return isSame ? fields : renamed;
}
