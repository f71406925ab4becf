import { all, keep, make, recall } from "./dom.ts";
import { makeFilter } from "./filter.ts";
import { fold } from "./fold.ts";
import { counted, type Words } from "./words.ts";

/** Under this name a browser keeps, for all menus, whether its diner wants veg dishes only. */
const VEG = "veg";

/** Puts the search and, where a dish is marked veg, the switch beside the tabs. */
export function offerTools(nav: HTMLElement, tabs: HTMLAnchorElement[], words: Words): void {
  const filter = makeFilter(tabs);
  const [mark] = all(".food-veg");
  let onlyVeg: boolean = mark !== undefined && recall(VEG, false);

  const bar = make("div", { className: "tools", role: "search" });
  const opener = make("button", { className: "icon", onclick: toggle });
  const field = make("input", { type: "search", placeholder: words.search, oninput: show });
  const veg = make("button", { className: "only-veg", role: "switch" });
  const told = make("p", { role: "status" });
  const again = make("button", { className: "button", onclick: clear }, words.clear);
  const [main] = all("main");
  field.ariaLabel = words.search;
  nav.replaceWith(bar);
  bar.replaceChildren(nav, opener, field);
  main?.insertBefore(again, main.firstChild);
  main?.insertBefore(told, again);
  if (mark) {
    veg.replaceChildren(mark.ariaLabel ?? "", mark.cloneNode(true));
    bar.appendChild(veg);
  }
  veg.onclick = () => {
    onlyVeg = !onlyVeg;
    keep(VEG, onlyVeg);
    show();
  };

  function toggle(): void {
    if (bar.classList.toggle("searching")) field.focus();
    else clear();
  }

  function clear(): void {
    field.value = "";
    show();
  }

  function show(): void {
    const query = fold(field.value);
    const { shown, unmarked } = filter(query, onlyVeg);
    veg.ariaChecked = `${onlyVeg}`;
    opener.ariaLabel = bar.matches(".searching") ? words.close : words.search;
    again.hidden = shown > 0;
    told.textContent = [
      query && (shown > 0 ? counted(words.items, shown) : words.none),
      unmarked > 0 && counted(words.unmarked, unmarked),
    ]
      .filter(Boolean)
      .join(" · ");
    if (query && main && main.getBoundingClientRect().top < 0)
      main.scrollIntoView({ behavior: "instant" });
  }

  show();
}
