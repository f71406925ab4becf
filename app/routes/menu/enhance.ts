import { watchSections } from "#app/ui/section-links.ts";
import { watchSplash } from "#app/ui/splash-exit.ts";

/** The menu page's only script. Without it the tabs are plain links and sizes still open. */

const SETTLE_MS = 100;
const narrow = matchMedia("(max-width: 768px)");
const nav = document.querySelector<HTMLElement>(".tabs");
const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".tabs a")];

function light(tab = tabs[0]): void {
  if (!nav || !tab || tab.ariaCurrent === "true") return;
  for (const other of tabs) other.ariaCurrent = null;
  tab.ariaCurrent = "true";
  nav.scrollTo({ left: tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2 });
}

const start = watchSections({ links: tabs, offset: () => (narrow.matches ? 180 : 160), light });

watchSplash(() => setTimeout(start, SETTLE_MS));
