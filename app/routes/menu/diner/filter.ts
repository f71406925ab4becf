import { all } from "./dom.ts";
import { fold, sounds } from "./fold.ts";
import { namesIn } from "./rows.ts";

/** How many dishes are shown, and how many more are named so but not known to be veg. */
export interface Found {
  shown: number;
  unmarked: number;
}

/** What hides the dishes that a diner does not look for, sections without any other, and their tabs. The query is folded. */
export function makeFilter(tabs: HTMLAnchorElement[]): (query: string, onlyVeg: boolean) => Found {
  const dishes = all("main li").map((li) => ({
    li,
    sound: fold(
      namesIn(li)
        .map((name) => name?.textContent)
        .join(" "),
    ),
    isVeg: all(".food-veg", li).length > 0,
    isMarked: all(".food-mark", li).length > 0,
  }));
  return (query, onlyVeg) => {
    const found = { shown: 0, unmarked: 0 };
    for (const { li, sound, isVeg, isMarked } of dishes) {
      const isNamed = sounds(sound, query);
      li.hidden = !isNamed || (onlyVeg && !isVeg);
      if (!li.hidden) found.shown++;
      else if (isNamed && !isMarked) found.unmarked++;
    }
    for (const tab of tabs) {
      const [section] = all(tab.hash);
      if (!section) continue;
      section.hidden = (query !== "" || onlyVeg) && !section.querySelector("li:not([hidden])");
      tab.hidden = section.hidden;
    }
    return found;
  };
}
