import { one } from "./dom.ts";
import type { Words } from "./words.ts";

/** A sheet that is closed: browsers open and close it, by its button, Escape or a tap beside it. */
const sheet = (title: string, diner: Words, content: string) =>
  `<dialog class=sheet aria-label="${title}" closedby=any><header><h2>${title}</h2><form method=dialog><button class="icon close" aria-label="${diner.close}"></button></form></header>${content}</dialog>`;

/**
 * Adds what a diner works with: beside the tabs, above the dishes, in a dock and in two sheets. All texts in it are our
 * own; what shops and diners write never passes as HTML.
 */
export function addParts(nav: HTMLElement, title: string, diner: Words): void {
  nav.insertAdjacentHTML(
    "afterend",
    `<div class=finder role=search><input type=search placeholder="${diner.search}"><button class=icon></button><button class=only-veg role=switch></button></div>`,
  );
  one(".finder").insertBefore(nav, one("input"));
  one("main").insertAdjacentHTML(
    "afterbegin",
    `<p role=status></p><button class=button>${diner.clear}</button>`,
  );
  document.body.insertAdjacentHTML(
    "beforeend",
    `<aside class=dock><button class=all-sections>${nav.ariaLabel}</button><button class=my-list hidden><b></b><span>${diner.show}</span></button></aside>${sheet(diner.allSections, diner, "<div><ul class=overview></ul></div>")}${sheet(title, diner, `<div><ul></ul><label>${diner.note}<textarea rows=1 maxlength=200></textarea></label></div><footer><p>${diner.total}<b></b></p><a class=button target=_blank>${diner.send}</a><p>${diner.nothing}</p><button>${diner.clear}</button></footer>`)}`,
  );
}
