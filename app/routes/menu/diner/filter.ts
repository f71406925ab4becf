import {
  fold,
  isLike,
  roughSoundOf,
  roughWordsIn,
  soundOf,
  sounds,
  wordsIn,
} from "#app/domain/sounds.ts";
import { all, hide, one } from "./dom.ts";
import { namesIn } from "./names.ts";

/** What is named, and how its names sound. */
interface Named {
  names: string[];
  /** All of them, and then as they are written, in lower case. */
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
  /** Its place in the counts where only veg is shown; undefined if it is counted elsewhere. */
  countedAs?: 1 | 2 | undefined;
}

/** What is below a tab, with the names of all its dishes: a word that is in none of them need not be looked for in each. */
interface TabPart extends Named {
  tab: HTMLElement;
  element: HTMLElement;
  dishes: Dish[];
}

/**
 * How many dishes are shown, how many more might be veg for all we know, how many are known not to be, and whether what is
 * shown is only like what is looked for.
 */
export type Counts = [shown: number, unmarked: number, notVeg: number, isGuess?: boolean];

/** Shows the dishes that are looked for: those on the screen, and the others in the frames after it or at once. */
export type Filter = (query: string, onlyVeg: boolean, isAtOnce: boolean) => Counts;

/** What is looked for: these words, in names of one kind. If there are none, nothing matches. */
interface Sought {
  words: string[] | undefined;
  /** In lower case, as it is written; "" where that is too short to be looked for within words. */
  written: string;
  by: "sound" | "title" | "rough";
  onlyVeg: boolean;
  /** Whether all dishes are. */
  isAll: boolean;
}

/**
 * Up to this many characters a query is matched by its sound alone, longer ones also as they are written, within words:
 * “nan” must not find banana shake, “cake” finds cheesecake.
 */
const LONGEST_BY_SOUND = 3;

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

  /** Hides and shows what is below the screen, some sections a frame: all at once would take longer than a frame. */
  function goOn(): void {
    const end = performance.now() + MS_A_FRAME;
    while (below[0] && performance.now() < end) below.shift()?.();
    if (below[0]) frame = requestAnimationFrame(goOn);
  }

  function show(sought: Sought, isAtOnce: boolean): Counts {
    const { isAll, by } = sought;
    const counts: Counts = [0, 0, 0, by === "rough"];
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
    const written = query.length > LONGEST_BY_SOUND ? query.toLowerCase() : "";
    const named: Sought = { words, written, by: "sound", onlyVeg, isAll };
    const titled: Sought = { ...named, by: "title" };
    const roughly: Sought = { ...named, words: roughWordsIn(sound), by: "rough" };
    const isFound = (sought: Sought) =>
      parts.some((part) => has(part, sought) && part.dishes.some((dish) => has(dish, sought)));
    const sought = [named, titled, roughly].find(isFound) ?? named;
    return show(sought, isAtOnce);
  };
}

function has(named: Named, { words, written, by }: Sought): boolean {
  if (!words) return false;
  if (by === "rough") return isLike(roughOf(named), words);
  if (by === "title") return sounds(named.title, words);
  return sounds(named.sound, words) || (written !== "" && named.sound.includes(written));
}

/**
 * Saves the first letter that finds nothing from waiting: works out the rough sounds, and has the browser compile what
 * compares them.
 */
function prepare(part: TabPart): void {
  for (const named of [part, ...part.dishes]) isLike(roughOf(named), [" "]);
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
  return (named.rough ??= roughSoundOf(named.names));
}

function readPart(tab: HTMLAnchorElement): TabPart {
  const element = one(tab.hash);
  const title = soundOf(one("h2", element).textContent);
  const dishes = all("li", element).map((li) => readDish(li, title));
  const names = dishes.flatMap((dish) => dish.names);
  return { tab, element, dishes, title, names, sound: dishes.map(({ sound }) => sound).join("/") };
}

function readDish(li: HTMLElement, title: string): Dish {
  const written = namesIn(li).flatMap((name) => name?.textContent.toLowerCase() ?? []);
  const names = written.map(soundOf);
  const [mark] = all(".food-mark", li);
  return {
    li,
    title,
    names,
    sound: [...names, ...written].join("/"),
    isHidden: false,
    isVeg: !!mark?.matches(".food-veg"),
    // A dish of the board that is on the menu is counted there.
    countedAs: li.matches("[data-on-menu]") ? undefined : mark ? 2 : 1,
  };
}
