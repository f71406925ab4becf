import * as v from "valibot";
import { isEmpty } from "#app/domain/menus/patch/left-parts.ts";
import type { MenuPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { PatchInput, type WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { fieldOf, type Fields } from "./fields.ts";

/** The fields of a change to several things at once. */
export function patchFields(patch: MenuPatch | WordedPatch): Fields {
  return [["operation", "patch-menu"], patchField(patch)];
}

/** The field that holds a patch. */
export function patchField(patch: MenuPatch | WordedPatch): Fields[number] {
  return ["patch", JSON.stringify(patch)];
}

/** The patch in fields that patchFields made; undefined if they hold none. */
export function patchIn(fields: Fields): WordedPatch | undefined {
  const read = v.safeParse(PatchInput, fieldOf(fields, "patch"));
  return read.success ? read.output : undefined;
}

/** Whether fields hold a patch that changes nothing any more. */
export function isPatchOfNothing(fields: Fields): boolean {
  const patch = patchIn(fields);
  return patch !== undefined && isEmpty(patch);
}

let lastDraft = 0;

/** An id for what a patch adds: below zero, and unlike those of other patches and of earlier visits. */
export function newDraftId(): number {
  lastDraft = Math.min(lastDraft, -1_000 * Date.now()) - 1;
  return lastDraft;
}
