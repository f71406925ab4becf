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
  /** How the names of its section sound. */
  title: string;
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
export type Filter = (query: string, onlyVeg: boolean, isAtOnce: boolean) => Counts;

/** What is looked for: these words, in names of one kind. If there are none, nothing matches. */
interface Sought {
  words: string[] | undefined;
  by: "sound" | "title" | "rough";
  onlyVeg: boolean;
  /** Whether all dishes are. */
  isAll: boolean;
}

/** A guess at the height of a dish, in pixels, for what is below the screen. */
const DISH_HEIGHT = 64;

/** About this many dishes and titles are settled at once when a letter is typed; the others follow in the next frames. */
const FIRST_SEEN = 4;

/** What a frame has for this, with as much again for its layout. */
const MS_A_FRAME = 4;

/** Where the tabs are a rail with counts. Elsewhere a letter typed is to cost as little as it can. */
const RAIL = matchMedia("(width > 1100px)");

/** Reads the dishes below each tab once, so that a letter typed waits for nothing but the comparison. */
export function readFilter(tabs: HTMLAnchorElement[]): Filter {
  const parts = tabs.map(readPart);
  let frame = 0;
  let below: (() => void)[];
  RAIL.addEventListener("change", () => {
    for (const part of parts)
      sayCount(part, Number(part.element.dataset["shown"] ?? part.dishes.length));
  });

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
      const most = isAtOnce ? Infinity : FIRST_SEEN - above;
      if (most > 0) settle(part, shown, isAll, most);
      if (!isAtOnce) below.push(() => settle(part, shown, isAll));
      // A title takes as much room as a dish.
      if (shown[0]) above += 1 + shown.length;
      if (isAll) below.push(() => part.element.removeAttribute("style"));
      if (!isAll) below.push(() => prepare(part));
    }
    frame = requestAnimationFrame(goOn);
    return counts;
  }

  return (query, onlyVeg, isAtOnce) => {
    const sound = fold(query);
    const isAll = !query && !onlyVeg;
    // Signs alone, such as emoji, name nothing.
    const words = query && !sound ? undefined : wordsIn(sound);
    const named: Sought = { words, by: "sound", onlyVeg, isAll };
    const titled: Sought = { ...named, by: "title" };
    const roughly: Sought = { ...named, words: roughWordsIn(sound), by: "rough" };
    const isFound = (sought: Sought) =>
      parts.some((part) => has(part, sought) && part.dishes.some((dish) => has(dish, sought)));
    return show([named, titled].find(isFound) ?? (roughly.words ? roughly : named), isAtOnce);
  };
}

function has(named: Named, { words, by }: Sought): boolean {
  if (!words) return false;
  if (by === "sound") return sounds(named.sound, words);
  return sounds(by === "title" ? named.title : roughOf(named), words);
}

/**
 * Saves the first letter that finds nothing from waiting: works out the rough sounds, and has the browser compile what
 * compares them.
 */
function prepare(part: TabPart): void {
  const any = { words: [" "], onlyVeg: false, isAll: false };
  findAndCount(part, { ...any, by: "title" }, [0, 0, 0]);
  findAndCount(part, { ...any, by: "rough" }, [0, 0, 0]);
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

/**
 * Shows these of a part's dishes and hides the others, or the part and its tab if there are none; stops before the next
 * once `most` are shown. What stays as it is costs nothing.
 */
function settle(part: TabPart, shown: Dish[], isAll: boolean, most = Infinity): void {
  const { tab, element, dishes } = part;
  // One that is empty says so where nothing is looked for.
  const isHidden = !shown[0] && !isAll;
  sayCount(part, shown.length);
  hide(tab, isHidden);
  hide(element, isHidden);
  if (!shown[0]) return;
  // The page as it came has none, and all is drawn.
  if (!isAll) element.style.containIntrinsicSize = `0 ${shown.length * DISH_HEIGHT}px`;
  const known = new Set(shown);
  let seen = 0;
  for (const dish of dishes) {
    const isOther = !known.has(dish);
    if (!isOther && seen++ >= most) return;
    if (dish.isHidden !== isOther) dish.li.hidden = dish.isHidden = isOther;
  }
}

/** Says how many of a part's dishes are shown. */
function sayCount({ tab, element }: TabPart, count: number): void {
  element.dataset["shown"] = `${count}`;
  if (RAIL.matches) one("b", tab).textContent = `${count}`;
}

function roughOf(named: Named): string {
  return (named.rough ??= roughSoundOf(named.sound));
}

function readPart(tab: HTMLAnchorElement): TabPart {
  const element = one(tab.hash);
  const title = soundOf(one("h2", element).textContent);
  const dishes = all("li", element).map((li) => readDish(li, title));
  return { tab, element, dishes, title, sound: dishes.map(({ sound }) => sound).join("") };
}

function readDish(li: HTMLElement, title: string): Dish {
  const names = namesIn(li).map((name) => name?.textContent);
  const [mark] = all(".food-mark", li);
  return {
    li,
    title,
    sound: soundOf(names.join(" ")),
    isHidden: false,
    isVeg: !!mark?.matches(".food-veg"),
    countedAs: li.closest("section") ? (mark ? 2 : 1) : undefined,
  };
}
