import { formatRupees } from "#app/domain/menus/prices.ts";
import { make } from "./dom.ts";
import type { Choice } from "./rows.ts";
import { fill, type Words } from "./words.ts";

/** How many of a choice the diner wants, and its price in paise when they last said so. */
export type Wanted = [count: number, pricePaise: number];

/** How a line of the list is named: the dish and its size. */
export const nameOf = (key: string) => key.split("\n").slice(1).join(" ").trim();

/**
 * A line of the list in large type, for whoever serves. `choice` is what the menu of today has under its key. Its
 * buttons carry the key, and by how much they change the count.
 */
export function lineFor(
  [key, [count, was]]: [string, Wanted],
  choice: Choice | undefined,
  diner: Words,
): HTMLElement {
  const isThere = choice && !choice.isOut;
  const price = isThere ? choice.pricePaise : 0;
  const news = price === was ? "" : fill(diner.was, formatRupees(was));
  const button = (className: string, more: number, label: string) =>
    make("button", { className, name: key, value: `${more}`, ariaLabel: fill(label, nameOf(key)) });
  return make(
    "li",
    {},
    make("b", {}, `${count}`),
    make(
      "p",
      {},
      choice?.name.cloneNode(true) ?? nameOf(key),
      " ",
      make("em", {}, choice?.size ?? ""),
    ),
    make("b", {}, price > 0 ? formatRupees(count * price) : ""),
    make(
      "p",
      {},
      choice?.second?.cloneNode(true) ?? "",
      make("strong", {}, isThere ? news : choice ? diner.out : diner.gone),
    ),
    button("icon less", isThere ? -1 : -count, diner.less),
    isThere ? button("icon more", 1, diner.add) : "",
  );
}
