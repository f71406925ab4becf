import { all, one } from "./dom.ts";
import { fold, sounds, withoutVowels, wordsIn } from "./fold.ts";
import { namesIn } from "./rows.ts";

/** A dish, and its names as they sound. */
type Dish = [li: HTMLElement, sound: string];

/** The dishes of the page and of today's board, read once. */
export function readDishes(): Dish[] {
  return all("main li").map((li) => [
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
  const sound = fold(query);
  const counts = showAlike(dishes, wordsIn(sound), onlyVeg);
  const rough = wordsIn(withoutVowels(sound));
  // The blank before a short word: almost anything is like it.
  if (counts[0] > 0 || rough.some((word) => word.startsWith(" "))) return counts;
  const roughly = dishes.map(([li, name]): Dish => [li, withoutVowels(name)]);
  return showAlike(roughly, rough, onlyVeg);
}

function showAlike(dishes: Dish[], words: string[], onlyVeg: boolean): [number, number] {
  let shown = 0;
  let unmarked = 0;
  for (const [li, sound] of dishes) {
    const isNamed = sounds(sound, words);
    const isShown = isNamed && (!onlyVeg || li.querySelector(".food-veg") !== null);
    // What stays as it is costs nothing.
    if (li.hidden === isShown) li.hidden = !isShown;
    if (isShown) shown++;
    else if (isNamed && !li.querySelector(".food-mark") && li.closest("section")) unmarked++;
  }
  return [shown, unmarked];
}

/** Hides the sections without any dish that is shown, and their tabs; unless all is shown. */
export function filterSections(tabs: HTMLAnchorElement[], isAll: boolean): void {
  for (const tab of tabs) {
    const section = one(tab.hash);
    tab.hidden = !isAll && !section.querySelector("li:not([hidden])");
    section.hidden = tab.hidden;
  }
}
