import { all, onClick, one } from "./dom.ts";
import type { CountOf } from "./kept-list.ts";

/** The list as the buttons of the page work on it. */
export interface Lister {
  countOf: CountOf;
  /** Adds so many of a choice, or takes them off. */
  change: (key: string, more: number) => void;
}

/** Follows the buttons that carry a choice, wherever they are, the plus of a dish with sizes, and the sizes themselves. */
export function followClicks(lister: Lister): void {
  /** The size that was put on the list by choosing it. Whatever else changes the list, it then stays there. */
  let chosen = "";
  onClick(document.body, ({ target }) => {
    const element = target as HTMLElement;
    const before = chosen;
    // A click on the label of a size is followed by one on its radio.
    if (!element.closest("label")) chosen = "";
    const button = element.closest("button");
    if (button?.name) lister.change(button.name, Number(button.value));
    else if (button?.matches(".plus")) openSizes(button);
    if (element.matches("[type=radio]")) chosen = chooseSize(element, before, lister);
  });
}

function openSizes(plus: HTMLElement): void {
  const details = one("details", plus.parentElement!) as HTMLDetailsElement;
  details.open = true;
  one("input", details).focus();
}

/**
 * Puts a size on the list in place of the one chosen `before`, as arrow keys choose all that they pass, or takes it off
 * when it is chosen twice. Returns the key of the size that it put on the list; "" if none.
 */
function chooseSize(radio: HTMLElement, before: string, { countOf, change }: Lister): string {
  const pluses = all<HTMLButtonElement>(".plus", radio.closest("div")!);
  const key = pluses.find((plus) => plus.previousSibling === radio.parentNode)?.name ?? "";
  if (!key) return "";
  const isListed = countOf(key) > 0;
  if (!isListed) change(key, 1);
  if (pluses.some(({ name }) => name === before)) change(before, -1);
  return isListed ? "" : key;
}
