import { all, one } from "./dom.ts";
import { fold, sounds, wordsIn } from "./fold.ts";
import { namesIn } from "./rows.ts";

/** A dish, and its names as they sound. */
type Dish = [li: HTMLElement, sound: string];

/** The dishes of the page, read once. */
export function readDishes(): Dish[] {
  return all("section li").map((li) => [
    li,
    fold(
      namesIn(li)
        .map((name) => name?.textContent)
        .join(" "),
    ),
  ]);
}

/** Hides the dishes that are not looked for; how many are shown, and how many more might be veg for all we know. */
export function filterDishes(dishes: Dish[], query: string, onlyVeg: boolean): [number, number] {
  const words = wordsIn(query);
  let shown = 0;
  let unmarked = 0;
  for (const [li, sound] of dishes) {
    const isNamed = sounds(sound, words);
    const isShown = isNamed && (!onlyVeg || li.querySelector(".food-veg") !== null);
    // What stays as it is costs nothing.
    if (li.hidden === isShown) li.hidden = !isShown;
    if (isShown) shown++;
    else if (isNamed && !li.querySelector(".food-mark")) unmarked++;
  }
  return [shown, unmarked];
}

/** Hides the sections without any dish that is shown, and their tabs; unless all is shown. */
export function filterSections(tabs: HTMLAnchorElement[], isAll: boolean): void {
  for (const tab of tabs) {
    // What is on today's board is not looked for.
    tab.hidden = !isAll && !document.querySelector(`section${tab.hash} li:not([hidden])`);
    one(tab.hash).hidden = tab.hidden;
  }
}
