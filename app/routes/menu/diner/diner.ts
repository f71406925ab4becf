import dishes from "#app/ui/drawings/dishes.svg?url&no-inline";
import { all, onClick, one } from "./dom.ts";
import { offerFinder } from "./finder.ts";
import { addParts } from "./parts.ts";
import { fill, type Words } from "./words.ts";

/** Gives a menu what its diner does with it; the tabs are those of its sections. */
export function startDiner(nav: HTMLElement, tabs: HTMLAnchorElement[], diner: Words): void {
  const written = new URLSearchParams(location.search).get("table") ?? "";
  const table = /^[\p{L}\p{N}]{1,12}$/u.test(written) ? fill(diner.table, written) : "";
  addParts(nav, [diner.forWaiter, table].filter(Boolean).join(" · "), diner);
  for (const tab of tabs) {
    tab.innerHTML = `<span>${one(`${tab.hash} h2`).innerHTML}</span><b>${all(`${tab.hash} li`).length}</b>`;
  }
  offerFinder(tabs, diner);
  const startLast = () => import("./extras.ts").then((extras) => extras.startExtras(table, diner));
  if (document.readyState === "complete") void startLast();
  else addEventListener("load", () => void startLast());

  const sheet = one(".sheet") as HTMLDialogElement;
  const overview = one(".overview");
  onClick(one(".all-sections"), () => {
    overview.innerHTML = tabs.map(entryFor).join("");
    sheet.showModal();
  });
  onClick(overview, (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    sheet.close();
    tabs.find(({ hash }) => hash === link.hash)?.click();
  });
}

/**
 * A section in the sheet: its drawing, its title and times, which are HTML of the page itself, and how many of its
 * dishes are shown.
 */
function entryFor(tab: HTMLAnchorElement): string {
  if (tab.hidden) return "";
  const section = one(tab.hash);
  const { drawing = "" } = section.dataset;
  const shown = all("li:not([hidden])", section).length;
  const times = all(".served", section)[0]?.innerHTML ?? "";
  return `<li><a href="${tab.hash}" lang="${tab.lang || document.documentElement.lang}" aria-current="${tab.ariaCurrent ?? false}"><svg aria-hidden=true><use href="${dishes}#${drawing}"/></svg><span>${one("h2", section).innerHTML}</span><small>${times}</small><b>${shown}</b></a></li>`;
}
