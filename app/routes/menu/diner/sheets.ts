import { one } from "./dom.ts";
import type { DinerTexts } from "./texts.ts";

/** A sheet that is closed: browsers open and close it, by its button, Escape or a tap beside it. */
const sheet = (title: string, texts: DinerTexts, content: string) =>
  `<dialog class=sheet aria-label="${title}" closedby=any><header><h2>${title}</h2><form method=dialog><button class="icon close" aria-label="${texts.close}"></button></form></header>${content}</dialog>`;

/**
 * Adds the dock and its two sheets: all sections, and the list under its `title`. All texts in them are our own; what shops
 * and diners write never passes as HTML.
 */
export function addSheets(nav: HTMLElement, title: string, texts: DinerTexts): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<aside class=dock><button class=all-sections>${nav.getAttribute("aria-label")}</button><button class=my-list hidden><b></b><span>${texts.show}</span></button></aside>${sheet(texts.allSections, texts, "<div><ul class=overview></ul></div>")}${sheet(title, texts, `<div><ul></ul><label>${texts.note}<textarea rows=1 maxlength=200></textarea></label><button>${texts.clear}</button></div><footer><p><span>${texts.total}<small></small></span><b></b></p><a class=button href=# target=_blank>${texts.send}</a><p>${texts.nothing}</p></footer>`)}`,
  );
  const wide = matchMedia("(width > 1100px)");
  // Where there is room, it is in the bar, and covers no dish.
  const place = () => one(wide.matches ? ".finder" : ".dock").appendChild(one(".my-list"));
  wide.addEventListener("change", place);
  place();
}
