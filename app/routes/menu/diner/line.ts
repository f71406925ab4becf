import { formatRupees } from "#app/domain/menus/prices.ts";
import { make, one } from "./dom.ts";
import { nameOf, sectionOf } from "./choice-key.ts";
import type { Choice } from "./choices.ts";
import type { Wanted } from "./kept-list.ts";
import { fill, type DinerTexts } from "./texts.ts";

/** How a line is written to the shop: of dishes of one name in several sections, with its section. */
export function writtenName(key: string, { name, size }: Choice, keys: Iterable<string>): string {
  const namesakes = [...keys].filter((other) => nameOf(other) === nameOf(key));
  const section = namesakes.length > 1 ? ` (${sectionOf(key)})` : "";
  return `${name.textContent} ${size}`.trim() + section;
}

/** The dish and its size in their languages; what is gone has only the words that were kept. */
function whatIs(key: string, choice?: Choice): [what: HTMLElement, second: Node | string] {
  if (!choice) return [make("p", {}, nameOf(key)), ""];
  const { name, second, size, part } = choice;
  const sized = size && one("span", part).cloneNode(true);
  const what = make("p", {}, name.cloneNode(true), " ", make("em", {}, sized));
  return [what, second?.cloneNode(true) ?? ""];
}

/**
 * A line of the list in large type, for whoever serves. `choice` is what the menu of today has under its key. Its
 * buttons carry the key, and by how much they change the count.
 */
export function lineFor(
  [key, [count, was]]: [string, Wanted],
  choice: Choice | undefined,
  texts: DinerTexts,
): HTMLElement {
  const [what, second] = whatIs(key, choice);
  const mark = choice?.part.closest("li")?.querySelector(".food-mark")?.cloneNode(true) ?? "";
  const button = (className: string, more: number, label: string) =>
    make("button", { className, name: key, value: `${more}`, ariaLabel: fill(label, nameOf(key)) });
  const line = (news: string, price: number, ...buttons: Node[]) =>
    make(
      "li",
      {},
      make("b", {}, `${count}`),
      what,
      make("b", {}, price > 0 ? formatRupees(price) : ""),
      make("p", {}, mark, second, make("strong", {}, news)),
      ...buttons,
    );
  if (!choice || choice.whyNot) {
    return line(choice ? choice.whyNot : texts.gone, 0, button("icon bin", -count, texts.less));
  }
  const { pricePaise } = choice;
  return line(
    newsOf(pricePaise, was, texts),
    count * pricePaise,
    button(count > 1 ? "icon less" : "icon bin", -1, texts.less),
    // It is at the line's start, too.
    make("span", { ariaHidden: "true" }, `${count}`),
    button("icon more", 1, texts.add),
  );
}

/** That a price has changed. One that was not there before has not. */
function newsOf(pricePaise: number, was: number, texts: DinerTexts): string {
  return was === 0 || pricePaise === was ? "" : fill(texts.was, formatRupees(was));
}
