import { all, make } from "./dom.ts";
import { glide } from "./glide.ts";
import { offerList } from "./my-list.ts";
import { closeSheet, openSheet } from "./sheet.ts";
import { offerTools } from "./tools.ts";
import type { Words } from "./words.ts";

/** Gives a menu what its diner does with it; the tabs are those of its sections. */
export function startDiner(nav: HTMLElement, tabs: HTMLAnchorElement[], words: Words): void {
  nav.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    glide(link);
  });
  const overview = make("button", { className: "all-sections" }, nav.ariaLabel ?? "");
  overview.onclick = () => openSheet(words.allSections, words.close, sectionsIn(tabs));
  document.body.appendChild(make("aside", { className: "dock" }, overview, offerList(words)));
  offerTools(nav, tabs, words);
}

/** The sections that are shown, each with how many of its dishes are. */
function sectionsIn(tabs: HTMLAnchorElement[]): HTMLElement {
  const links = tabs.map((tab) => {
    const [title] = all(`${tab.hash} h2`);
    const shown = all(`${tab.hash} li:not([hidden])`).length;
    const link = make(
      "a",
      { href: tab.hash, lang: tab.lang, ariaCurrent: tab.ariaCurrent },
      make("span", {}, ...(title?.cloneNode(true).childNodes ?? [])),
      make("b", {}, `${shown}`),
    );
    link.onclick = () => {
      closeSheet();
      tab.click();
      return false;
    };
    return make("li", { hidden: tab.hidden }, link);
  });
  return make("div", {}, make("ul", { className: "overview" }, ...links));
}
