import { watchSections } from "#app/ui/section-links.ts";
import { watchSplash } from "#app/ui/splash-exit.ts";
import firstCss from "./diner/first.css?url";
import paperCss from "./diner/paper.css?url";
import { startDiner } from "./diner/diner.ts";
import { whenStyled } from "./diner/dom.ts";
import type { FinderTexts, LoadTexts } from "./diner/texts.ts";

/** A kept menu has no board: it was for its day. */
const TABS = ':root:not([data-kept]) nav a, nav a:not([href="#today"])';

const SETTLE_MS = 100;
/** A section counts as reached a little below the bar, under which its tab brings it. */
const REACHED = 100;

/**
 * Starts the menu page's only script. Without it the tabs are plain links, sizes still open, and what only works with
 * it is not there.
 */
export function enhance(texts: FinderTexts, loadTexts: LoadTexts): void {
  const nav = document.querySelector<HTMLElement>("nav");
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>(TABS)];

  function light(tab = tabs[0]): void {
    if (!nav || !tab || tab.ariaCurrent === "true") return;
    for (const other of tabs) other.ariaCurrent = null;
    tab.ariaCurrent = "true";
    nav.scrollTo({ left: tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2 });
  }

  const start = watchSections({ links: tabs, offset: () => REACHED, light });
  watchSplash(() => setTimeout(start, SETTLE_MS));
  // In a task of its own, as the browser then styles the whole page anew.
  if (nav) whenStyled(firstCss, () => setTimeout(startDiner, 0, nav, tabs, texts, loadTexts));
  // Without sections nothing is offered to a diner, and a printed menu is still to look like one.
  else whenStyled(paperCss, () => {});
}
