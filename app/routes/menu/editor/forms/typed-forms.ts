import {
  forgetText,
  forgetTexts,
  isAnyLost,
  keepSoon,
  keptNames,
  markSent,
  recallText,
  renameText,
} from "#app/device/drafts/kept-texts.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";

/** The name under which this phone keeps what is half typed in a part of a shop's editor. */
export function typedName(shopId: string, part: string): string {
  return `${shopId} ${part}`;
}

/** Keeps what the named fields of a form hold, but for files and passwords. `read` gives it. */
export function keepForm(name: string, read: () => Fields): void {
  keepSoon(name, () => JSON.stringify(read()));
}

/** What was typed in a form; undefined if nothing was, or all of it was sent or discarded. */
export function recallForm(name: string): Fields | undefined {
  const text = recallText(name);
  return text === undefined ? undefined : (JSON.parse(text) as Fields);
}

export { forgetText as forgetForm, markSent as markFormSent, renameText as renameForm };

/** Whether anything that is half typed or chosen would go with the page, because this phone does not keep it. */
export function wouldBeLost(): boolean {
  const unkept = "form[data-typed]:not([data-kept]), [data-unkept]";
  return document.querySelector(unkept) !== null || isAnyLost();
}

/** The parts of a shop's editor in which something is half typed, such as `edit-item-7`. */
export function typedParts(shopId: string): string[] {
  const prefix = typedName(shopId, "");
  return keptNames(prefix).map((name) => name.slice(prefix.length));
}

/** The part under which a cleared list is kept, so that it can be brought back. */
export const CLEARED_LIST = "cleared-list";

/** Whether anything is half typed in a shop's editor. A cleared list is not. */
export function isAnyHalfTyped(shopId: string): boolean {
  return typedParts(shopId).some((part) => part !== CLEARED_LIST);
}

/** Forgets what was half typed in a shop's editor. */
export function forgetTyped(shopId: string): void {
  forgetTexts(typedName(shopId, ""));
}

/** The named texts of a form. */
export function textsIn(form: HTMLFormElement): Fields {
  const fields = [...form.elements];
  const secrets = fields.filter((field) => field.matches("[type=password]"));
  const names = new Set(secrets.map((field) => field.getAttribute("name")));
  return [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && !names.has(name),
  );
}
