import { all, keep, one, recall } from "./dom.ts";
import { makeFilter } from "./filter.ts";
import { fold } from "./fold.ts";
import { counted, type Words } from "./words.ts";

/** Under this name a browser keeps, for all menus, whether its diner wants veg dishes only. */
const VEG = "veg";

/** Has the search and, where a dish is marked veg, the switch choose which dishes are shown. */
export function offerFinder(tabs: HTMLAnchorElement[], words: Words): void {
  const filter = makeFilter(tabs);
  const bar = one(".finder");
  const field = one<HTMLInputElement>("input", bar);
  const opener = one("button", bar);
  const veg = one(".only-veg");
  const main = one("main");
  const told = one("p", main);
  const clear = one("button", main);
  const [mark] = all(".food-veg");
  let onlyVeg = mark !== undefined && recall<boolean>(VEG, false);
  if (mark) veg.innerHTML = `${mark.ariaLabel}${mark.outerHTML}`;
  else veg.hidden = true;

  function show(): void {
    const query = fold(field.value);
    const { shown, unmarked } = filter(query, onlyVeg);
    veg.ariaChecked = `${onlyVeg}`;
    opener.ariaLabel = bar.matches(".searching") ? words.close : words.search;
    clear.hidden = shown > 0;
    const found = query && (shown > 0 ? counted(words.items, shown) : words.none);
    const asked = unmarked > 0 ? counted(words.unmarked, unmarked) : "";
    told.textContent = [found, asked].filter(Boolean).join(" · ");
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
    onlyVeg = !onlyVeg;
    keep(VEG, onlyVeg);
    show();
  };
  show();
}
