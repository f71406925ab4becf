import {
  fold,
  roughSoundOf,
  roughWordsIn,
  soundOf,
  sounds,
  wordsIn,
} from "#app/domain/menus/sounds.ts";
import { all, hide, one } from "./dom.ts";
import { namesIn } from "./names.ts";

/** What is named, and how its names sound. */
interface Named {
  sound: string;
  /** As they roughly sound; once somebody searches. */
  rough?: string;
}

interface Dish extends Named {
  li: HTMLElement;
  isHidden: boolean;
  isVeg: boolean;
  /** Its place in the counts where only veg is shown; undefined on today's board, whose dishes have no marks. */
  countedAs?: 1 | 2 | undefined;
}

/** What is below a tab, with the names of all its dishes: a word that is in none of them need not be looked for in each. */
interface TabPart extends Named {
  tab: HTMLElement;
  element: HTMLElement;
  dishes: Dish[];
}

/** How many dishes are shown, how many more might be veg for all we know, and how many are known not to be. */
export type Counts = [shown: number, unmarked: number, notVeg: number];

/** Shows the dishes that are looked for: those on the screen, and the others in the frames after it or at once. */
type Filter = (query: string, onlyVeg: boolean, isAtOnce: boolean) => Counts;

/** What is looked for: these words, in the names as they sound or as they roughly do. If there are none, nothing matches. */
interface Sought {
  words: string[] | undefined;
  isRough: boolean;
  onlyVeg: boolean;
  /** Whether all dishes are. */
  isAll: boolean;
}

/** A guess at the height of a dish, in pixels, for what is below the screen. */
const DISH_HEIGHT = 64;

/** Room for so many dishes and titles is left above a phone's keyboard, and some more; what is below them follows in the next frames. */
const FIRST_SEEN = 8;

/** What a frame has for this, with as much again for its layout. */
const MS_A_FRAME = 4;

/** Where the tabs are a rail with counts. Elsewhere a letter typed is to cost as little as it can. */
const RAIL = matchMedia("(width > 1100px)");

/** Reads the dishes below each tab once, so that a letter typed waits for nothing but the comparison. */
export function readFilter(tabs: HTMLAnchorElement[]): Filter {
  const parts = tabs.map(readPart);
  let frame = 0;
  let below: (() => void)[];

  /** Hides and shows what is below the screen, some sections a frame: all at once would take longer than a frame. */
  function goOn(): void {
    const end = performance.now() + MS_A_FRAME;
    while (below[0] && performance.now() < end) below.shift()?.();
    if (below[0]) frame = requestAnimationFrame(goOn);
  }

  function show(sought: Sought, isAtOnce: boolean): Counts {
    const { isAll } = sought;
    const counts: Counts = [0, 0, 0];
    const found = parts.map((part) => findAndCount(part, sought, counts));
    cancelAnimationFrame(frame);
    below = [];
    // Where nothing is found, finder.css has all of them below the screen.
    let above = counts[0] ? 0 : FIRST_SEEN;
    for (const [index, part] of parts.entries()) {
      const shown = found[index] ?? [];
      const settlePart = () => settle(part, shown, isAll);
      if (isAtOnce || above < FIRST_SEEN) settlePart();
      else below.push(settlePart);
      // A title takes as much room as a dish.
      if (shown[0]) above += 1 + shown.length;
      if (isAll) below.push(() => part.element.removeAttribute("style"));
      // Ahead of the letter that finds nothing, which would otherwise wait for all of them.
      if (!isAll) below.push(() => [part, ...part.dishes].forEach(roughOf));
    }
    frame = requestAnimationFrame(goOn);
    return counts;
  }

  return (query, onlyVeg, isAtOnce) => {
    const sound = fold(query);
    const isAll = !query && !onlyVeg;
    // Signs alone, such as emoji, name nothing.
    const words = query && !sound ? undefined : wordsIn(sound);
    const named: Sought = { words, isRough: false, onlyVeg, isAll };
    const roughly: Sought = { ...named, words: roughWordsIn(sound), isRough: true };
    const isNamed = parts.some((part) => {
      return has(part, named) && part.dishes.some((dish) => has(dish, named));
    });
    return show(isNamed || !roughly.words ? named : roughly, isAtOnce);
  };
}

function has(named: Named, { words, isRough }: Sought): boolean {
  return words !== undefined && sounds(isRough ? roughOf(named) : named.sound, words);
}

/** The dishes that are to be shown; adds them, and those that are not but may be asked about, to the counts. */
function findAndCount(part: TabPart, sought: Sought, counts: Counts): Dish[] {
  if (!has(part, sought)) return [];
  const found = part.dishes.filter((dish) => {
    const isNamed = has(dish, sought);
    const isShown = isNamed && (dish.isVeg || !sought.onlyVeg);
    if (isNamed && !isShown && dish.countedAs) counts[dish.countedAs]++;
    return isShown;
  });
  counts[0] += found.length;
  return found;
}

/** Shows these of a part's dishes and hides the others, or the part if there are none. What stays as it is costs nothing. */
function settle(part: TabPart, shown: Dish[], isAll: boolean): void {
  const { element, dishes } = part;
  sayCount(part, shown.length);
  hide(element, !shown[0]);
  if (!shown[0]) return;
  // The page as it came has none, and all is drawn.
  if (!isAll) element.style.containIntrinsicSize = `0 ${shown.length * DISH_HEIGHT}px`;
  const known = new Set(shown);
  for (const dish of dishes) {
    const isHidden = !known.has(dish);
    if (dish.isHidden !== isHidden) dish.li.hidden = dish.isHidden = isHidden;
  }
}

/** Says how many of a part's dishes are shown; the tab of one without any is hidden with it. */
function sayCount({ tab, element }: TabPart, count: number): void {
  element.dataset["shown"] = `${count}`;
  if (RAIL.matches) one("b", tab).textContent = `${count}`;
  hide(tab, count === 0);
}

function roughOf(named: Named): string {
  return (named.rough ??= roughSoundOf(named.sound));
}

function readPart(tab: HTMLAnchorElement): TabPart {
  const element = one(tab.hash);
  const dishes = all("li", element).map(readDish);
  return { tab, element, dishes, sound: dishes.map(({ sound }) => sound).join("") };
}

function readDish(li: HTMLElement): Dish {
  const names = namesIn(li).map((name) => name?.textContent);
  const [mark] = all(".food-mark", li);
  return {
    li,
    sound: soundOf(names.join(" ")),
    isHidden: false,
    isVeg: !!mark?.matches(".food-veg"),
    countedAs: li.closest("section") ? (mark ? 2 : 1) : undefined,
  };
}
