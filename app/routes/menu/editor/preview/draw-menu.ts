import { boardAt } from "#app/domain/shops/board-at.ts";
import type { Menu, Section } from "#app/domain/menus/menus.ts";
import { asShown, withSectionMarks } from "#app/domain/menus/shown-menu.ts";
import { html } from "#app/ui/html.ts";
import { pauses } from "#app/ui/pauses.ts";
import { markShapes, marksOf } from "#app/routes/menu/food-mark.ts";
import { menuSection, menuSections } from "#app/routes/menu/menu-sections.ts";
import type { MenuTexts } from "#app/routes/menu/menu-texts.ts";
import { todaysBoard } from "#app/routes/menu/todays-board.ts";

/** A menu as the public page shows it at this moment. */
export function shownNow(menu: Menu): { shown: Menu; now: number } {
  return { shown: asShown(menu), now: Date.now() };
}

interface Drawing {
  menu: Menu;
  texts: MenuTexts;
  now: number;
  signal: AbortSignal;
}

/** What was drawn last in each place. */
const drawn = new WeakMap<Element, string>();

/** Makes `main` show a menu as the public page does, and renders of it only the sections that have changed. */
export async function drawMenu(main: Element, drawing: Drawing): Promise<void> {
  const { menu, texts, now, signal } = drawing;
  const place = main.querySelector("#menu") ?? makePlace(main);
  drawTop(main, place, drawing);
  if (menu.sections.length === 0) {
    place.innerHTML = menuSections([], now, texts).markup;
    return;
  }
  const pause = pauses();
  for (const [index, section] of menu.sections.entries()) {
    drawSection(place, index, markupOf(section, index, drawing));
    await pause();
    if (signal.aborted) return;
  }
  while (place.children.length > menu.sections.length) place.lastElementChild?.remove();
}

function makePlace(main: Element): Element {
  main.innerHTML = html`<div id="menu"></div>`.markup;
  return main.firstElementChild ?? main;
}

/** What stands before the sections: the shapes of the marks, and today's board. */
function drawTop(main: Element, place: Element, { menu, texts, now }: Drawing): void {
  const board = boardAt(menu.shop, now);
  const { markup } = html`
    ${markShapes(marksOf(withSectionMarks(menu)))}
    ${board.length > 0 && todaysBoard(board, menu, texts)}
  `;
  if (drawn.get(main) === markup) return;
  drawn.set(main, markup);
  while (place.previousSibling) place.previousSibling.remove();
  place.insertAdjacentHTML("beforebegin", markup);
}

function drawSection(place: Element, index: number, markup: string): void {
  const before = place.children[index];
  if (before && drawn.get(before) === markup) return;
  if (before) before.outerHTML = markup;
  else place.insertAdjacentHTML("beforeend", markup);
  const element = place.children[index];
  if (element) drawn.set(element, markup);
}

const known = new WeakMap<Section, { key: string; markup: string }>();

/** The markup of a section, made once as long as nothing of it changes. */
function markupOf(section: Section, index: number, { menu, texts, now }: Drawing): string {
  // What is served and sold out changes by the minute.
  const key = `${index} ${texts.language} ${Math.floor(now / 60_000)}`;
  const before = known.get(section);
  if (before?.key === key) return before.markup;
  const [shown = section] = asShown({ shop: menu.shop, sections: [section] }).sections;
  const { markup } = menuSection(shown, { index, now }, texts);
  known.set(section, { key, markup });
  return markup;
}

/** Marks a dish in the preview, and scrolls to it. */
export function showItem(page: HTMLElement, menu: Menu, itemId: number | undefined): void {
  for (const other of page.querySelectorAll("[data-at]")) other.removeAttribute("data-at");
  const index = menu.sections.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const at = menu.sections[index]?.items.findIndex(({ id }) => id === itemId) ?? -1;
  const row = page.querySelectorAll(`#section-${index} > ul > li`)[at];
  if (!row) return;
  row.setAttribute("data-at", "");
  const view = page.ownerDocument.scrollingElement;
  const { top, height } = row.getBoundingClientRect();
  // Not into view, which would scroll the editor as well.
  view?.scrollBy({ top: top + height / 2 - view.clientHeight / 2, behavior: "instant" });
}
