import { watchSplash } from "#app/ui/splash-exit.ts";

/** The menu page's one script. Without it the tabs are still links and the sizes still open. */

const SETTLE_MS = 100;
const narrow = matchMedia("(max-width: 768px)");
const nav = document.querySelector<HTMLElement>(".tabs");
const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".tabs a")];
const sections = tabs.map((tab) => document.querySelector<HTMLElement>(tab.hash));

/** The tab that was clicked stays lit while the page moves to its section, which may not reach the top. */
let chosen: number | undefined;

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
for (const byHand of ["wheel", "touchmove", "keydown", "popstate", "pointerdown"]) {
  addEventListener(byHand, () => (chosen = undefined), { passive: true });
}

watchSplash(() =>
  setTimeout(() => {
    addEventListener("scroll", follow, { passive: true });
    follow();
  }, SETTLE_MS),
);
