import { all, one } from "./dom.ts";
import { fold, sounds, withoutVowels, wordsIn } from "./fold.ts";
import { namesIn } from "./names.ts";

/** A dish and its names as they sound. */
interface Dish {
  li: HTMLElement;
  sound: string;
  /** Without the vowels; once a search has needed it. */
  rough?: string;
  isVeg: boolean;
  /** Not marked at all; of today's board, whose dishes never are, this is not said. */
  mayBeVeg: boolean;
}

/** Shows the dishes that are looked for; how many they are, and how many more might be veg for all we know. */
type Filter = (query: string, onlyVeg: boolean) => [shown: number, unmarked: number];

/** A guess at the height of a dish, in pixels, for what is below the screen. */
const DISH_HEIGHT = 64;

/** Reads the dishes below each tab once, so that a letter typed waits for nothing but the comparison. */
export function readFilter(tabs: HTMLAnchorElement[]): Filter {
  const parts = tabs.map((tab) => {
    const part = one(tab.hash);
    return { tab, part, dishes: all("li", part).map(readDish) };
  });
  let isAll = true;

  function showAlike(onlyVeg: boolean, isNamed: (dish: Dish) => boolean) {
    const counts: [number, number] = [0, 0];
    for (const { tab, part, dishes } of parts) {
      const [shown, unmarked] = showDishes(dishes, onlyVeg, isNamed);
      counts[0] += shown;
      counts[1] += unmarked;
      tab.hidden = part.hidden = shown === 0;
      part.style.containIntrinsicSize = `0 ${shown * DISH_HEIGHT}px`;
    }
    return counts;
  }

  /** Shows all of a section again, and of the next a frame later: all at once would take longer than a frame. */
  function restore(): void {
    const next = parts.find(({ part }) => part.style.length > 0);
    if (!isAll || !next) return;
    for (const { li } of next.dishes) li.hidden = false;
    next.tab.hidden = next.part.hidden = false;
    next.part.removeAttribute("style");
    requestAnimationFrame(restore);
  }

  return (query, onlyVeg) => {
    isAll = !query && !onlyVeg;
    if (isAll) {
      restore();
      return [parts.flatMap(({ dishes }) => dishes).length, 0];
    }
    const sound = fold(query);
    const words = wordsIn(sound);
    const counts = showAlike(onlyVeg, (dish) => sounds(dish.sound, words));
    const rough = wordsIn(withoutVowels(sound));
    // The blank before a short word: almost anything is like it.
    if (counts[0] > 0 || rough.some((word) => word.startsWith(" "))) return counts;
    return showAlike(onlyVeg, (dish) => sounds((dish.rough ??= withoutVowels(dish.sound)), rough));
  };
}

function showDishes(dishes: Dish[], onlyVeg: boolean, isNamed: (dish: Dish) => boolean) {
  let shown = 0;
  let unmarked = 0;
  for (const dish of dishes) {
    const { li, isVeg, mayBeVeg } = dish;
    const isAlike = isNamed(dish);
    const isShown = isAlike && (isVeg || !onlyVeg);
    // What stays as it is costs nothing.
    if (li.hidden === isShown) li.hidden = !isShown;
    if (isShown) shown++;
    else if (isAlike && mayBeVeg) unmarked++;
  }
  return [shown, unmarked] as const;
}

function readDish(li: HTMLElement): Dish {
  const names = namesIn(li).map((name) => name?.textContent);
  const [mark] = all(".food-mark", li);
  return {
    li,
    sound: fold(names.join(" ")),
    isVeg: !!mark?.matches(".food-veg"),
    mayBeVeg: !mark && !!li.closest("section"),
  };
}
