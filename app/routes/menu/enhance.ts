import { watchSplash } from "#app/ui/splash-exit.ts";

/** The menu page's one script. Without it the tabs are still links and the sizes still open. */

const SETTLE_MS = 100;
const narrow = matchMedia("(max-width: 768px)");
const nav = document.querySelector<HTMLElement>(".tabs");
const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".tabs a")];
const sections = tabs.map((tab) => document.querySelector<HTMLElement>(tab.hash));

/**
 * The tab that the address names, by a click, a link or the way back, stays lit while the page moves to its
 * section, which may not reach the top. Moving the page by hand ends that.
 */
let chosen = named();

function named(): number | undefined {
  const index = tabs.findIndex((tab) => tab.hash === location.hash);
  return index < 0 ? undefined : index;
}

function reached(): number {
  const offset = narrow.matches ? 180 : 160;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return tabs.length - 1;
  // Half a pixel more: browsers stop a smooth scroll at fractions of one.
  const passed = sections.findLastIndex(
    (section) => section && section.getBoundingClientRect().top <= offset + 0.5,
  );
  return Math.max(passed, 0);
}

function light(index: number): void {
  const tab = tabs[index];
  if (!nav || !tab || tab.ariaCurrent === "true") return;
  for (const other of tabs) other.ariaCurrent = null;
  tab.ariaCurrent = "true";
  nav.scrollTo({ left: tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2 });
}

let waiting = false;
function follow(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    light(chosen ?? reached());
  });
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener("click", () => {
    chosen = index;
    light(index);
  });
}
for (const byHand of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  addEventListener(byHand, () => (chosen = undefined), { passive: true });
}
addEventListener("popstate", () => {
  chosen = named();
  follow();
});

watchSplash(() =>
  setTimeout(() => {
    addEventListener("scroll", follow, { passive: true });
    follow();
  }, SETTLE_MS),
);
