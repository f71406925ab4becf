import { all, onClick, one } from "./dom.ts";

/**
 * Has the veg switch leave a diner who is among the dishes where they are: at the first dish below the bar or, if that
 * is hidden, at the next one.
 */
export function keepPlaceOfVeg(): void {
  const [bar, main, veg] = [one(".finder"), one("main"), one(".only-veg")];
  const page = document.documentElement;
  let dishes: HTMLElement[];
  let top: number;

  const remember = () => {
    // The browser would move the page a second time, for other dishes.
    page.style.overflowAnchor = "none";
    const every = all("main li");
    const first = every.findIndex((li) => isShown(li) && topOf(li) >= bar.offsetHeight);
    const isAmong = first >= 0 && topOf(main) < bar.offsetHeight;
    dishes = isAmong ? every.slice(first) : [];
    top = isAmong ? topOf(every[first]!) : 0;
  };

  veg.addEventListener("click", remember, true);
  onClick(veg, () => {
    const dish = dishes.find(isShown);
    const settle = () => {
      if (dish) scrollBy({ top: topOf(dish) - top, behavior: "instant" });
    };
    settle();
    // Sections that come into sight turn out higher or lower than was guessed.
    requestAnimationFrame(() => {
      settle();
      requestAnimationFrame(() => {
        settle();
        page.style.overflowAnchor = "";
      });
    });
  });
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
const isShown = (li: HTMLElement) => !li.closest("[hidden]");
