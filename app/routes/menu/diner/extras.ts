import { readChoices } from "./choices.ts";
import { all, one, whenStyled } from "./dom.ts";
import lastCss from "./last.css?url";
import { glideToSections } from "./glide.ts";
import { leaveStepsOfReload } from "./history-steps.ts";
import { offerList } from "./my-list.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { offerViewer } from "./offer-viewer.ts";
import { offerPaper } from "./paper.ts";
import { offerOverview } from "./overview.ts";
import { addSheets } from "./sheets.ts";
import { putPluses } from "./pluses.ts";
import { giveWayToNewer, registerMenuWorker } from "./register-menu-worker.ts";
import { reportOpened } from "./report-opened.ts";
import { closeSearchByBack } from "./search-step.ts";
import { offerShare } from "./share.ts";
import { fill, type DinerTexts } from "./texts.ts";
import { keepPlaceOfVeg } from "./veg-place.ts";

/** What a diner needs once the menu is read, and the page therefore loads last. It shows nothing without its styles. */
export function loadExtras(nav: HTMLElement, tabs: HTMLAnchorElement[], texts: DinerTexts): void {
  whenStyled(lastCss, () => void startExtras(nav, tabs, texts));
}

async function startExtras(
  nav: HTMLElement,
  tabs: HTMLAnchorElement[],
  texts: DinerTexts,
): Promise<void> {
  const written = new URLSearchParams(location.search).get("table")?.trim() ?? "";
  // Without what HTML would take for markup.
  const table = /^[\p{L}\p{M}\p{N} .,:#/()'-]{1,24}$/u.test(written)
    ? fill(texts.table, written)
    : "";
  leaveStepsOfReload();
  addSheets(nav, [texts.forWaiter, table].filter(Boolean).join(" · "), texts);
  offerOverview(tabs);
  // The table stays the same in the other language.
  for (const link of all<HTMLAnchorElement>("header [hreflang]")) link.search = location.search;
  await nextTask();
  const dishes = all("section li").length;
  if (dishes > 1) one("input").setAttribute("placeholder", fill(texts.searchAll, dishes));
  glideToSections();
  closeSearchByBack();
  keepPlaceOfVeg();
  await nextTask();
  const choices = readChoices();
  await nextTask();
  const countOf = offerList(choices, table, texts);
  await nextTask();
  await putPluses(choices, countOf, texts);
  await nextTask();
  // Before the share button, which journeys wait for.
  reportOpened();
  offerShare(texts);
  offerPaper(texts);
  await nextTask();
  // The worker keeps the files that the page has loaded.
  void offerViewer(texts).then(registerMenuWorker);
  giveWayToNewer();
}
