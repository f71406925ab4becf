import { all, onClick } from "./dom.ts";

const MOST_MS = 400;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Has the tabs move the page to their sections; until this is loaded, they jump there. */
export function glideToSections(): void {
  for (const tab of all<HTMLAnchorElement>("nav a")) {
    onClick(tab, (event) => {
      event.preventDefault();
      glide(tab);
    });
  }
}

/** Moves the page to the section that a link names, in the same short time however far; the diner can stop it. */
function glide(link: HTMLAnchorElement): void {
  const from = scrollY;
  // The next Tab key goes on from there, as after a click.
  location.hash = link.hash;
  // That scrolls nowhere if the address has it already.
  document.querySelector(link.hash)?.scrollIntoView({ behavior: "instant" });
  const way = scrollY - from;
  if (still.matches) return;

  let last = from;
  let start = 0;
  const step = (now: number) => {
    if (Math.abs(scrollY - last) > 1) return;
    start ||= now;
    const left = 1 - Math.min(1, (now - start) / MOST_MS);
    scrollTo({ top: from + way * (1 - left ** 3), behavior: "instant" });
    last = scrollY;
    if (left > 0) requestAnimationFrame(step);
  };
  scrollTo({ top: from, behavior: "instant" });
  requestAnimationFrame(step);
}
