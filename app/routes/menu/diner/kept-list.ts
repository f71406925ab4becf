import { withoutSection } from "./choice-key.ts";
import { keep, recall } from "./dom.ts";
import { SHOP_ID } from "./shop-id.ts";

/** How many of a choice the diner wants, and its price in paise when it was put on the list. */
export type Wanted = [count: number, pricePaise: number];

/** What a diner has noted down: under the key of each choice how many, and at which price. */
export interface List {
  lines: Record<string, Wanted>;
  note: string;
}

/** How many of a choice are on the list, by its key. */
export type CountOf = (key: string) => number;

const NAME = `list ${SHOP_ID}`;

/** The list of this menu as it is kept, by the keys that the menu has now. */
export function recallList(keys: string[]): List {
  const list = newestList({ lines: {}, note: "" });
  return { ...list, lines: movedTo(keys, list.lines) };
}

/** The list as another tab may have left it; the one given where storage is forbidden. */
export function newestList(list: List): List {
  return recall(NAME, list);
}

/** Keeps this menu's list in the browser, in place of the one before. */
export function keepList(list: List): void {
  keep(NAME, list);
}

/** Calls `follow` when another tab has changed the list. */
export function onOtherTab(follow: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === NAME) follow();
  });
}

/** Lines whose section was renamed get the key of the only dish of that name; others stay as they are. */
function movedTo(keys: string[], lines: List["lines"]): List["lines"] {
  const moved = Object.entries(lines).map(([key, wanted]) => {
    const [same, another] = keys.filter((other) => withoutSection(other) === withoutSection(key));
    const isMoved = !keys.includes(key) && same && !another && !lines[same];
    return [isMoved ? same : key, wanted] as const;
  });
  return Object.fromEntries(moved);
}
