import { formatRupees } from "#app/domain/menus/prices.ts";
import { make } from "./dom.ts";
import { list } from "./list.ts";
import type { Choice } from "./rows.ts";
import { fill, type Words } from "./words.ts";

/** A line of the list beside the menu of today. What cannot be had has no text, and counts as none. */
interface Line {
  count: number;
  paise: number;
  /** As it is sent to the shop. */
  text: string;
  /** In large type for whoever serves. Its buttons carry its key and by how much they change it. */
  li: HTMLElement;
}

/** The lines of the list, beside the page's choices by their keys. */
export function readLines(choices: Map<string, Choice>, words: Words): Line[] {
  return Object.entries(list.lines).map(([key, [listed, was]]) => {
    const choice = choices.get(key);
    const name = key.split("\n").slice(1).join(" ").trim();
    const count = choice && !choice.isOut ? listed : 0;
    const paise = count * (choice?.pricePaise ?? 0);
    const price = paise > 0 ? formatRupees(paise) : "";
    const button = (className: string, more: number, label: string) =>
      make("button", { className, name: key, value: `${more}`, ariaLabel: fill(label, { name }) });
    const news = !choice
      ? words.gone
      : choice.isOut
        ? words.out
        : choice.pricePaise === was
          ? ""
          : fill(words.was, { price: formatRupees(was) });
    return {
      count,
      paise,
      text: count > 0 ? `${count} × ${name} ${price}` : "",
      li: make(
        "li",
        {},
        make("b", {}, `${listed}`),
        choice
          ? make("p", {}, choice.name.cloneNode(true), " ", make("em", {}, choice.size))
          : make("p", {}, name),
        make("b", {}, price),
        make("p", {}, choice?.second?.cloneNode(true) ?? "", make("strong", {}, news)),
        button("icon less", count > 0 ? -1 : -listed, words.less),
        count > 0 ? button("icon more", 1, words.add) : "",
      ),
    };
  });
}
