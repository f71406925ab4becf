import {
  fold,
  roughSoundOf,
  roughWordsIn,
  soundOf,
  sounds,
  wordsIn,
} from "#app/domain/menus/sounds.ts";
import { all, one } from "./dom.ts";
import { namesIn } from "./names.ts";

/** A dish and its names as they sound. */
interface Dish {
  li: HTMLElement;
  isHidden: boolean;
  sound: string;
  /** As they roughly sound; once somebody searches. */
  rough?: string;
  isVeg: boolean;
  /** As which of the counts it is told of where veg alone is shown; of today's board, whose dishes have no marks, none is. */
  toldAs?: 1 | 2 | undefined;
}

/** How many dishes are shown, how many more might be veg for all we know, and how many are known not to be. */
export type Counts = [shown: number, unmarked: number, notVeg: number];

/** Shows the dishes that are looked for: those on the screen, and the others in the frames after it or at once. */
type Filter = (query: string, onlyVeg: boolean, isAtOnce: boolean) => Counts;

type IsAlike = (dish: Dish) => boolean;

/** A guess at the height of a dish, in pixels, for what is below the screen. */
const DISH_HEIGHT = 64;

/** So many dishes and titles fill a phone's screen; a larger one gets the rest in the next frames. */
const SCREENFUL = 12;

/** What a frame has for this, with as much again for its layout. */
const MS_A_FRAME = 4;

/** Where the tabs are a rail with counts. Elsewhere a letter typed is to cost as little as it can. */
const RAIL = matchMedia("(width > 1100px)");

/** Reads the dishes below each tab once, so that a letter typed waits for nothing but the comparison. */
export function readFilter(tabs: HTMLAnchorElement[]): Filter {
  const parts = tabs.map((tab) => {
    const part = one(tab.hash);
    return { tab, part, dishes: all("li", part).map(readDish) };
  });
  let frame = 0;
  let below: (() => void)[];

  /** Hides and shows what is below the screen, some sections a frame: all at once would take longer than a frame. */
  function goOn(): void {
    const end = performance.now() + MS_A_FRAME;
    while (below[0] && performance.now() < end) below.shift()?.();
    if (below[0]) frame = requestAnimationFrame(goOn);
  }

  function show(isAlike: IsAlike, isAll: boolean, onlyVeg: boolean, isAtOnce: boolean): Counts {
    const counts: Counts = [0, 0, 0];
    const found = parts.map((part) => {
      return { ...part, shown: findAndCount(part.dishes, isAlike, onlyVeg, counts) };
    });
    cancelAnimationFrame(frame);
    below = [];
    // Where nothing is found, finder.css has all of them below the screen.
    let above = counts[0] ? 0 : SCREENFUL;
    for (const { tab, part, dishes, shown } of found) {
      const settlePart = () => {
        sayCount(tab, part, shown.length);
        settle(part, dishes, shown, isAll);
      };
      if (isAtOnce || above < SCREENFUL) settlePart();
      else below.push(settlePart);
      // A title takes as much room as a dish.
      if (shown[0]) above += 1 + shown.length;
      if (isAll) below.push(() => part.removeAttribute("style"));
      // Ahead of the letter that finds nothing, which would otherwise wait for all of them.
      if (!isAll) below.push(() => dishes.forEach(roughOf));
    }
    frame = requestAnimationFrame(goOn);
    return counts;
  }

  return (query, onlyVeg, isAtOnce) => {
    const sound = fold(query);
    const words = wordsIn(sound);
    // Signs alone, such as emoji, name nothing.
    const isNamed = (dish: Dish) => !query || (sound !== "" && sounds(dish.sound, words));
    const rough = roughWordsIn(sound);
    const isRough = rough && !parts.some(({ dishes }) => dishes.some(isNamed));
    const isAlike = isRough ? (dish: Dish) => sounds(roughOf(dish), rough) : isNamed;
    return show(isAlike, !query && !onlyVeg, onlyVeg, isAtOnce);
  };
}

/** The dishes that are to be shown; adds them, and those that are not but may be asked about, to the counts. */
function findAndCount(dishes: Dish[], isAlike: IsAlike, onlyVeg: boolean, counts: Counts): Dish[] {
  const found = dishes.filter((dish) => {
    const isLooked = isAlike(dish);
    const isShown = isLooked && (dish.isVeg || !onlyVeg);
    if (isLooked && !isShown && dish.toldAs) counts[dish.toldAs]++;
    return isShown;
  });
  counts[0] += found.length;
  return found;
}

/** Says how many of a part's dishes are shown; one without any is hidden with its tab. */
function sayCount(tab: HTMLElement, part: HTMLElement, count: number): void {
  part.dataset["shown"] = `${count}`;
  if (RAIL.matches) one("b", tab).textContent = `${count}`;
  tab.hidden = count === 0;
}

/** Shows these of a part's dishes and hides the others, or the part if there are none. What stays as it is costs nothing. */
function settle(part: HTMLElement, dishes: Dish[], shown: Dish[], isAll: boolean): void {
  part.hidden = !shown[0];
  if (!shown[0]) return;
  // The page as it came has none, and all is drawn.
  if (!isAll) part.style.containIntrinsicSize = `0 ${shown.length * DISH_HEIGHT}px`;
  const known = new Set(shown);
  for (const dish of dishes) {
    const isHidden = !known.has(dish);
    if (dish.isHidden !== isHidden) dish.li.hidden = dish.isHidden = isHidden;
  }
}

function roughOf(dish: Dish): string {
  return (dish.rough ??= roughSoundOf(dish.sound));
}

function readDish(li: HTMLElement): Dish {
  const names = namesIn(li).map((name) => name?.textContent);
  const [mark] = all(".food-mark", li);
  return {
    li,
    sound: soundOf(names.join(" ")),
    isHidden: false,
    isVeg: !!mark?.matches(".food-veg"),
    toldAs: li.closest("section") ? (mark ? 2 : 1) : undefined,
  };
}
