import { all, hide, keep, onClick, one, recall } from "./dom.ts";
import { readFilter, type Counts, type Filter } from "./filter.ts";
import { counted, type FinderTexts } from "./texts.ts";

/** Under this name a browser keeps, for all menus, whether its diner wants veg dishes only. */
const VEG = "veg";

/** Has the search and, where a dish is marked veg, the switch choose which dishes are shown. */
export function offerFinder(nav: HTMLElement, tabs: HTMLAnchorElement[], texts: FinderTexts): void {
  addFinder(nav, texts);
  let known: Filter | undefined;
  const filter = () => (known ??= readFilter(tabs));
  const [bar, main] = [one(".finder"), one("main")];
  const field = one("input", bar) as HTMLInputElement;
  const [opener, veg] = all("button", bar) as [HTMLElement, HTMLElement];
  const clear = one("button", main);
  const status = one("p", main);
  // Changing its text costs a fifth of replacing it.
  const said = status.appendChild(new Text());
  const [mark] = all("section .food-veg");
  let onlyVeg = mark !== undefined && recall<boolean>(VEG, false);
  if (mark) fillVeg(veg, mark);
  veg.hidden = !mark;
  veg.ariaChecked = `${onlyVeg}`;

  function show(isAtOnce: boolean): void {
    const query = field.value.trim();
    const isAll = !query && !onlyVeg;
    const counts: Counts = isAll && !known ? [0, 0, 0] : filter()(query, onlyVeg, isAtOnce);
    hide(clear, isAll || counts[0] > 0);
    said.data = foundText(query, counts, texts);
    status.classList.toggle("asking", onlyVeg && said.data !== "");
    if (query && main.getBoundingClientRect().top < bar.offsetHeight) {
      main.scrollIntoView({ behavior: "instant" });
    }
  }

  // Before the first letter, and not as the page opens, which is when a slow phone has the most to do.
  field.addEventListener("focus", filter);
  field.addEventListener("input", () => show(false));
  onClick(clear, () => {
    field.value = "";
    // It is gone in a moment, and would take the focus with it.
    if (clear.matches(":focus")) field.focus();
    show(false);
  });
  onClick(opener, () => {
    const isSearching = bar.classList.toggle("searching");
    opener.ariaLabel = isSearching ? texts.close : texts.search;
    if (isSearching) {
      field.focus();
      // What is found is to stand above the keyboard.
      bar.scrollIntoView({ behavior: "instant" });
    }
    clear.click();
  });
  onClick(veg, () => {
    keep(VEG, (onlyVeg = !onlyVeg));
    veg.ariaChecked = `${onlyVeg}`;
    show(true);
  });
  show(false);
}

/** Has the switch show the mark beside its word, which is read out once. */
function fillVeg(veg: HTMLElement, mark: HTMLElement): void {
  const word = mark.getAttribute("aria-label");
  veg.innerHTML = `${word}${mark.outerHTML}`;
  veg.ariaLabel = word;
}

/** What was found, and how many more dishes may be veg or are not; nothing where there is nothing to say. */
function foundText(
  query: string,
  [shown, unmarked, notVeg, isGuess]: Counts,
  texts: FinderTexts,
): string {
  const others = [
    unmarked > 0 && counted(texts.unmarked, unmarked),
    query && notVeg > 0 && counted(texts.notVeg, notVeg),
  ].filter(Boolean);
  const named = shown > 0 && isGuess ? texts.guess : counted(texts.items, shown);
  const found = shown > 0 || others[0] ? named : texts.none;
  return [query && found, ...others].filter(Boolean).join(" · ");
}

/** Adds the search and the veg switch beside the tabs, and above the dishes what they found. All texts in it are our own. */
function addFinder(nav: HTMLElement, texts: FinderTexts): void {
  nav.insertAdjacentHTML(
    "afterend",
    `<div class=finder role=search><input type=search placeholder="${texts.search}"><button class=icon aria-label="${texts.search}"></button><button class=only-veg role=switch></button></div>`,
  );
  one(".finder").insertBefore(nav, one("input"));
  one("main").insertAdjacentHTML(
    "afterbegin",
    `<p role=status></p><button class=button>${texts.clear}</button>`,
  );
}
