import { all, keep, one, recall } from "./dom.ts";
import { fold, sounds, wordsIn } from "./fold.ts";
import { namesIn } from "./rows.ts";
import { counted, type Words } from "./words.ts";

/** Under this name a browser keeps, for all menus, whether its diner wants veg dishes only. */
const VEG = "veg";

/**
 * Has the search and, where a dish is marked veg, the switch choose which dishes are shown. Sections without any are
 * hidden, and their tabs.
 */
export function offerFinder(tabs: HTMLAnchorElement[], diner: Words): void {
  const dishes = all("main li").map((li) => ({
    li,
    sound: fold(
      namesIn(li)
        .map((name) => name?.textContent)
        .join(" "),
    ),
  }));
  const [bar, main] = [one(".finder"), one("main")];
  const field = one<HTMLInputElement>("input", bar);
  const [opener, veg] = all("button", bar) as [HTMLElement, HTMLElement];
  const clear = one("button", main);
  const [mark] = all(".food-veg");
  let onlyVeg = mark !== undefined && recall<boolean>(VEG, false);
  if (mark) veg.innerHTML = `${mark.ariaLabel}${mark.outerHTML}`;
  veg.hidden = !mark;

  function show(): void {
    const query = field.value.trim();
    const words = wordsIn(query);
    let shown = 0;
    let unmarked = 0;
    for (const { li, sound } of dishes) {
      const isNamed = sounds(sound, words);
      const isShown = isNamed && (!onlyVeg || li.querySelector(".food-veg") !== null);
      // What stays as it is costs nothing.
      if (li.hidden === isShown) li.hidden = !isShown;
      if (isShown) shown++;
      else if (isNamed && !li.querySelector(".food-mark")) unmarked++;
    }
    for (const tab of tabs) {
      const section = one(tab.hash);
      tab.hidden = (query !== "" || onlyVeg) && !section.querySelector("li:not([hidden])");
      section.hidden = tab.hidden;
    }
    veg.ariaChecked = `${onlyVeg}`;
    opener.ariaLabel = bar.matches(".searching") ? diner.close : diner.search;
    clear.hidden = shown > 0;
    one("p", main).textContent = [
      query && (shown > 0 ? counted(diner.items, shown) : diner.none),
      unmarked > 0 && counted(diner.unmarked, unmarked),
    ]
      .filter(Boolean)
      .join(" · ");
    if (query && main.getBoundingClientRect().top < bar.offsetHeight) {
      main.scrollIntoView({ behavior: "instant" });
    }
  }

  field.oninput = show;
  clear.onclick = () => {
    field.value = "";
    show();
  };
  opener.onclick = () => {
    if (bar.classList.toggle("searching")) field.focus();
    clear.click();
  };
  veg.onclick = () => {
    keep(VEG, (onlyVeg = !onlyVeg));
    show();
  };
  show();
}
