import { all, one } from "./dom.ts";
import { offerFinder } from "./finder.ts";
import type { FinderTexts, LoadTexts } from "./texts.ts";

/**
 * Gives a menu what its diner looks for first; the rest of what they do with it comes last. The tabs are those of its
 * sections.
 */
export function startDiner(
  nav: HTMLElement,
  tabs: HTMLAnchorElement[],
  texts: FinderTexts,
  loadTexts: LoadTexts,
): void {
  for (const tab of tabs) {
    // Each of the two names has its own.
    tab.removeAttribute("lang");
    tab.innerHTML = `<span>${one(`${tab.hash} h2`).innerHTML}</span><b>${all(`${tab.hash} li`).length}</b>`;
  }
  offerFinder(nav, tabs, texts);
  const startLast = async () => {
    const [{ loadExtras }, { diner }] = await Promise.all([import("./extras.ts"), loadTexts()]);
    loadExtras(nav, tabs, { ...texts, ...diner });
  };
  if (document.readyState === "complete") void startLast();
  else addEventListener("load", () => void startLast());
}
