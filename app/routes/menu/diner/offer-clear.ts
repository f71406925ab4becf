import { onClick, one } from "./dom.ts";
import { newestList, type List } from "./kept-list.ts";
import type { DinerTexts } from "./texts.ts";

/** Lets a diner clear their list, and bring it back for as long as its sheet is open. Calls `show` after each change. */
export function offerClear(
  sheet: HTMLElement,
  list: List,
  show: () => void,
  texts: DinerTexts,
): void {
  const button = one("div > button", sheet);
  let cleared: List | undefined;

  const label = () => {
    button.textContent = cleared ? texts.undo : texts.clear;
  };
  onClick(button, () => {
    const { lines, note } = newestList(list);
    const before = cleared;
    cleared = before ? undefined : { lines, note };
    list.lines = before ? { ...lines, ...before.lines } : {};
    list.note = before?.note ?? "";
    label();
    show();
  });
  sheet.addEventListener("close", () => {
    cleared = undefined;
    label();
  });
}
