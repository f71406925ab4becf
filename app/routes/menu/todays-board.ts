import type { BoardDish } from "#app/domain/menus/board.ts";
import { suggestDrawing } from "#app/domain/menus/dish-drawings.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { timeOfDay } from "#app/messages/served-times.ts";
import { html, type Html } from "#app/ui/html.ts";
import { dishDrawing } from "#app/ui/drawings/drawings.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { foodMark } from "./food-mark.ts";
import { langOf, type MenuTexts } from "./menu-texts.ts";

/**
 * The chalkboard with what a shop has today; a dish that is on its menu has the second name from there. On a phone it
 * scrolls sideways, also by the keyboard.
 */
export function todaysBoard(dishes: BoardDish[], menu: Menu, texts: MenuTexts): Html {
  const { page } = texts.menu;
  const drawing = dishes.map(({ name }) => suggestDrawing(name)).find(Boolean);
  return html`
    <aside id="today" class="chalkboard"${drawing !== undefined && html` data-drawing="${drawing}"`} aria-label="${page.today}">
      <h2><span>${page.today}</span>${todayInOtherLanguage(menu, texts)}</h2>
      <ul tabindex="0">${dishes.map((dish) => boardDish(dish, onMenu(menu.sections, dish.name), texts))}</ul>
    </aside>
  `;
}

/** “Today” in the second language of a shop, if that is one we speak. */
function todayInOtherLanguage({ shop, sections }: Menu, texts: MenuTexts): Html | false {
  const { todayInOtherLanguage: word } = texts.menu.page;
  const language = textLanguage(word, texts.language);
  const names = [shop, ...sections].flatMap(
    ({ name, secondName }) => secondName && [name, secondName],
  );
  const isSpoken = names.some((name) => textLanguage(name, texts.language) === language);
  return isSpoken && html`<small${langOf(word, texts)}> ${word}</small>`;
}

interface OnMenu {
  isThere: boolean;
  otherName: string;
  diet: Item["diet"];
}

/**
 * What the menu says of a dish, whichever of its two names is on the board: its other name, and its mark if all dishes of
 * that name have the same.
 */
function onMenu(sections: Section[], name: string): OnMenu {
  const isName = (text: string) => text.toLowerCase() === name.toLowerCase();
  const namesakes = sections
    .flatMap(({ items }) => items)
    .filter((item) => isName(item.name) || isName(item.secondName));
  const [first] = namesakes;
  if (!first) return { isThere: false, otherName: "", diet: null };
  return {
    isThere: true,
    otherName: isName(first.name) ? first.secondName : first.name,
    diet: namesakes.every(({ diet }) => diet === first.diet) ? first.diet : null,
  };
}

function boardDish(
  { name, word, pricePaise, from }: BoardDish,
  { isThere, otherName, diet }: OnMenu,
  texts: MenuTexts,
): Html {
  const { dish } = texts.ui;
  const drawing = suggestDrawing(name);
  const time = from !== null && texts.menu.page.from({ time: timeOfDay(from, texts.language) });
  return html`
    <li${isThere && html` data-on-menu`}>
      ${drawing !== undefined && html`<svg aria-hidden="true"><use href="${dishDrawing(drawing)}"/></svg>`}
      <p>
        <small>${dish.boardWords[word]}${diet !== null && html` ${foodMark(diet, texts)}`}</small>
        <span${langOf(name, texts)}>${name}</span>
        ${otherName !== "" && html`<small${langOf(otherName, texts)}>${otherName}</small>`}
        <small>${pricePaise > 0 && html`<b>${formatRupees(pricePaise)}</b> `}${time}</small>
      </p>
    </li>
  `;
}
