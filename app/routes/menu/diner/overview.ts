import dishes from "#app/ui/drawings/dishes.svg?url&no-inline";
import { all, onClick, one } from "./dom.ts";
import { openDialog } from "./open-dialog.ts";

/** Has the dock's button open all sections at a glance, each of which leads where its tab does. */
export function offerOverview(tabs: HTMLAnchorElement[]): void {
  const sheet = one(".sheet") as HTMLDialogElement;
  const overview = one(".overview");
  onClick(one(".all-sections"), () => {
    overview.innerHTML = tabs.map(entryFor).join("");
    openDialog(sheet);
  });
  onClick(overview, (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    const tab = tabs.find(({ hash }) => hash === link.hash);
    // By then the sheet is no step of the history any more, and the browser has restored where the page was.
    addEventListener("popstate", () => setTimeout(() => tab?.click()), { once: true });
    sheet.close();
  });
}

/**
 * A section in the sheet: its drawing, its title, which is HTML of the page itself, its times, and how many of its dishes
 * are shown.
 */
function entryFor(tab: HTMLAnchorElement): string {
  if (tab.hidden) return "";
  const section = one(tab.hash);
  const { drawing = "", shown = all("li", section).length } = section.dataset;
  const times = all(".served", section)[0]?.dataset["times"] ?? "";
  return `<li><a href="${tab.hash}" aria-current="${tab.ariaCurrent ?? false}"><svg aria-hidden=true><use href="${dishes}#${drawing}"/></svg><p><span>${one("h2", section).innerHTML}</span><small>${times}</small></p><b>${shown}</b></a></li>`;
}
